/** Which seats are played at this device, and whose turn it is to hold it. */
import type { MySeat } from './mine';
import type { Chair, SeatLetter } from './types';

/** Whom the table waits for: to move, and to answer whether somebody may go back. */
export interface Asked {
  turn: readonly SeatLetter[];
  waiting: readonly SeatLetter[];
}

/**
 * The seats that may be opened here: kept, not sent away, and not open on another device. A seat that this page has
 * held itself stays here: the server only notices after a while that it was left.
 */
export function offered(
  kept: readonly MySeat[],
  chairs: readonly Chair[],
  token: string,
  held: ReadonlySet<string>,
): MySeat[] {
  const online = (one: MySeat) => chairs.find((chair) => chair.seat === one.seat)?.online ?? false;
  return kept.filter(
    (one) => one.token === token || (one.where !== 'away' && (!online(one) || held.has(one.token))),
  );
}

/** Those of them that a person plays: nobody has to take the device for a computer. */
export const played = (seats: readonly MySeat[], chairs: readonly Chair[]): MySeat[] =>
  seats.filter((one) => chairs.find((chair) => chair.seat === one.seat)?.kind === 'person');

/** Who of the people here should hold the device: who has to answer, then whose turn it is; who has it goes first. */
export function wanted(here: readonly MySeat[], asked: Asked, token: string): MySeat | undefined {
  const holder = here.filter((one) => one.token === token);
  const inOrder = [...holder, ...here];
  return (
    inOrder.find((one) => asked.waiting.includes(one.seat)) ??
    inOrder.find((one) => asked.turn.includes(one.seat)) ??
    holder[0]
  );
}

/** The same as long as the table waits for the same people. */
export const situation = (asked: Asked): string => `${asked.turn.join('')}|${asked.waiting.join('')}`;
