/** Match of the Season's page. Start reading at Table.svelte. */
import type { GamePage } from '../../shell/games';
import { reportsOf } from './moments/reports.svelte';
import Table from './Table.svelte';
import { logLine, moveWords, status } from './words';

const page: GamePage = {
  mood: 'season',
  Table: Table as NonNullable<GamePage['Table']>,
  moveWords,
  logLine,
  status,
  opens: (entry, link) =>
    entry.type === 'played' && !entry.undone ? () => reportsOf(link)?.show(entry.n) : undefined,
  quiet: (entry) => entry.type === 'covered',
};
export default page;
