/** Match of the Season's page. Start reading at Table.svelte. */
import type { GamePage } from '../../shell/games';
import Table from './Table.svelte';
import { logLine, moveWords, status } from './words';

const page: GamePage = {
  mood: 'season',
  Table: Table as NonNullable<GamePage['Table']>,
  moveWords,
  logLine,
  status,
  quiet: (entry) => entry.type === 'covered',
};
export default page;
