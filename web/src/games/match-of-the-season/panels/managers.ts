/** The people at the table, team by team, and what each is doing. */
import { gameWords, shortName, type ManagerRow, type TrophyKind } from '$lib';
import type { MotsView, Seat, Stage, Team, TeamView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import { askedTeam } from '../asked';
import { myTeams } from '../mine';
import { GAME, type Names } from '../names';
import { m } from '../words.own';

/** Only while elevens are being made does it mean something that one lies covered. */
const BUILDING: readonly Stage[] = ['line-ups', 'changes', 'substitutions'];

export function managerRows(
  link: TableLink<MotsView>,
  view: MotsView,
  names: Names,
  onteam: (team: Team) => void,
): ManagerRow[] {
  // Of my own teams I know which one is asked.
  const asked = askedTeam(view, link.moves, link.me)?.team;
  const busy = (team: TeamView) =>
    team.seat !== null &&
    !isReady(view, team) &&
    (link.shown?.turn.includes(team.seat) ?? false) &&
    (team.seat !== link.me || asked === undefined || asked === team.team);
  return view.teams.map((team) => ({
    id: team.team,
    name: team.seat === null ? gameWords(GAME).t('team.walkover.name') : link.nameOf(team.seat),
    club: names.club(team.team),
    doing: doing(view, team, names, busy(team)),
    money: team.cash,
    points: team.points,
    trophies: trophies(team),
    me: team.seat !== null && team.seat === link.me,
    turn: busy(team),
    onpick: () => onteam(team.team),
  }));
}

const isReady = (view: MotsView, team: TeamView): boolean => team.ready && BUILDING.includes(view.stage);

function doing(view: MotsView, team: TeamView, names: Names, busy: boolean): string {
  const club = shortName(names.club(team.team));
  if (team.seat === null) return m('walkover');
  const state = stateOf(view, team, team.seat, busy);
  // Who has two teams is not told apart by his name.
  const several = myTeams(view, team.seat).length > 1;
  return !state ? club : several ? m('clubDoes', { club, state }) : state;
}

function stateOf(view: MotsView, team: TeamView, seat: Seat, busy: boolean): string | undefined {
  if (isReady(view, team)) return m('locked');
  if (view.waiting.includes(seat)) return m('waits');
  return busy ? m('choosing') : undefined;
}

const trophies = (team: TeamView): TrophyKind[] => [
  ...Array<TrophyKind>(team.leagues).fill('league'),
  ...Array<TrophyKind>(team.cups).fill('cup'),
  ...Array<TrophyKind>(team.euros).fill('euro'),
];
