/** The bidding for one man as it went, and what I may bid, read off the log and my moves. */
import type { AuctionView, MotsView, Seat, Team } from '../../../generated/match-of-the-season';
import type { LogEntry, Move, StandingOrder } from '../../../shell/types';
import { positionOf, type Names } from '../names';

export interface BidMade {
  team: Team;
  k: number;
}

const ENDS = new Set(['signed', 'unsold', 'turned-up', 'put-up']);

/** Bids for the man who is up now, first to last. */
export function bidsFor(log: readonly LogEntry[], player: number): BidMade[] {
  const bids: BidMade[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry || ENDS.has(entry.type)) break;
    if (entry.type === 'bid' && entry['player'] === player && !entry.undone)
      bids.unshift({ team: entry['team'] as Team, k: Number(entry['price']) });
  }
  return bids;
}

/** My possible bids for one of my teams, lowest first. */
export const pricesFor = (moves: readonly Move[], team: Team): number[] =>
  moves
    .flatMap((move) => (move.type === 'bid' && move['team'] === team ? [Number(move['price'])] : []))
    .sort((a, b) => a - b);

/** The seats at the table in the order of bidding, the next one first. */
export const roomOf = (view: MotsView): { seat: Seat; team: Team }[] =>
  view.order.flatMap((team) => {
    const seat = view.teams.find((one) => one.team === team)?.seat;
    return seat ? [{ seat, team }] : [];
  });

/** For which of his teams a manager bids for this man: the first bid binds him. */
export const boundTo = (view: MotsView, seat: Seat, bids: readonly BidMade[]): Team | undefined =>
  bids.find((bid) => view.teams.some((one) => one.team === bid.team && one.seat === seat))?.team;

/** The standing order behind a standing maximum: the least bid that is possible, up to this, then a pass. */
export const orderUpTo = (team: Team, max: number): StandingOrder => ({
  type: `bid ${team}`,
  limit: max,
  otherwise: 'pass',
  until: '/auction/player',
});

/** The highest price on the ladder of steps that this purse can pay. */
export const reach = (auction: AuctionView, purse: number): number =>
  purse < auction.least ? 0 : purse - ((purse - auction.least) % auction.step);

/** A standing maximum that was, for one man. */
export interface Stood {
  player: number;
  max: number;
}

/** How a standing maximum ended, for telling; undefined while it stands or where there is nothing to tell. */
export function endOf(
  stood: Stood,
  view: MotsView,
  log: readonly LogEntry[],
  own: readonly Team[],
): { key: 'maxWon' | 'maxLost' | 'maxPassed'; price: number; team: Team } | undefined {
  const lot = view.auction;
  if (lot?.player === stood.player) {
    const leader = lot.leader;
    return leader && !own.includes(leader) && lot.price >= stood.max
      ? { key: 'maxPassed', price: lot.price, team: leader }
      : undefined;
  }
  const signed = log.findLast(
    (one) => one.type === 'signed' && one['player'] === stood.player && !one.undone,
  );
  if (!signed) return undefined;
  const team = signed['team'] as Team;
  return { key: own.includes(team) ? 'maxWon' : 'maxLost', price: Number(signed['price']), team };
}

/** In which week this man is called up next, if he will be. */
export function calledIn(view: MotsView, player: number, names: Names): number | undefined {
  const code = names.box.players.find((one) => one.number === player)?.nation;
  if (!code) return undefined;
  const day = names.box.board.find((one) => one.day > view.day && one.nations.includes(code))?.day;
  return day === undefined ? undefined : Math.ceil(day / 7);
}

/** What he would change among the best of his line: as many as the line-up on display has there. */
export function lift(
  view: MotsView,
  team: Team,
  player: number,
  names: Names,
): { before: number; after: number; count: number } | undefined {
  const mine = view.teams.find((one) => one.team === team);
  const man = names.box.players.find((one) => one.number === player);
  if (!mine || !man || man.position === null) return undefined;
  const [df = 4, mf = 4, fw = 2] = mine.formation.split('-').map(Number);
  const count = { gk: 1, df, mf, fw }[man.position];
  const stars = mine.squad
    .map((one) => names.player(one))
    .filter((one) => one.position === positionOf(man.position))
    .map((one) => one.stars);
  const best = (all: number[]) =>
    all
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, one) => sum + one, 0);
  return { before: best([...stars]), after: best([...stars, man.stars]), count };
}
