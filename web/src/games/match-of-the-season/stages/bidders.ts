/** Who is in the room at an auction, team by team. */
import { gameWords, shortName, type Bidder } from '$lib';
import type { AuctionView, MotsView, Seat, Team } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import { myTeams } from '../mine';
import { GAME, type Names } from '../names';
import { boundTo, roomOf, type BidMade } from './bidding';
import { m } from './words';

const SAYS = { turn: 'toBid', lead: 'leads', in: 'in', out: 'passed' } as const;

export function biddersOf(
  link: TableLink<MotsView>,
  view: MotsView,
  lot: AuctionView,
  names: Names,
  bids: readonly BidMade[],
): Bidder[] {
  /** My teams for which I may bid, while I am asked. */
  const offered = new Set(link.moves.flatMap((move) => (move.type === 'bid' ? [move['team'] as Team] : [])));
  const other = (seat: Seat, team: Team): string | undefined => {
    const bound = boundTo(view, seat, bids);
    if (bound !== undefined)
      return bound === team ? undefined : m('bidsFor', { team: shortName(names.club(bound)) });
    return seat === link.me && offered.size > 0 && !offered.has(team) ? m('cannotBid') : undefined;
  };
  return roomOf(view).map(({ seat, team }) => {
    const several = myTeams(view, seat).length > 1;
    const not = several && lot.in.includes(seat) ? other(seat, team) : undefined;
    const state = !lot.in.includes(seat) || not !== undefined ? 'out' : stateOf(lot, seat, team);
    const says = not ?? m(SAYS[state]);
    return {
      id: team,
      // A manager's name does not tell two teams of his apart.
      name: several ? shortName(names.club(team)) : link.nameOf(seat),
      // Of a long name for both little is left where room is short: the colour tells.
      ...(several && link.chair(seat)?.club && { tag: gameWords(GAME).t(`team.${team}.colour`) }),
      club: names.club(team),
      state,
      bid: bids.findLast((bid) => bid.team === team)?.k,
      purse: view.teams.find((one) => one.team === team)?.cash,
      says: several ? m('managerSays', { name: link.nameOf(seat), says }) : says,
    };
  });
}

function stateOf(lot: AuctionView, seat: Seat, team: Team): Bidder['state'] {
  if (lot.leader === team) return 'lead';
  return lot.next === seat ? 'turn' : 'in';
}
