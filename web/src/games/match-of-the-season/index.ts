/** Match of the Season's page. Start reading at Table.svelte. */
import type { MotsView } from '../../generated/match-of-the-season';
import type { GamePage } from '../../shell/games';
import { namesOf } from './box.svelte';
import { myTeams } from './mine';
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
  openly: (shown) => {
    const view = shown.view as MotsView;
    return (
      (view.stage === 'colours' || view.stage === 'draft') &&
      view.teams.every((team) => team.held === 0 && team.hand.length === 0)
    );
  },
  club: (seat, link) => {
    const team = link.newest && myTeams(link.newest.view as MotsView, seat)[0];
    return team && namesOf(link)?.club(team.team);
  },
  quiet: (entry) => entry.type === 'covered',
};
export default page;
