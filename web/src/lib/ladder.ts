/** One rung of a price ladder, in thousands. */
export interface Rung {
  k: number;
  /**
   * `taken` somebody bid it; `lead` is the highest bid; `next` is my next bid; `max` my standing maximum, for my eyes;
   * `open` may be bid too; `over` is more than I have.
   */
  state: 'taken' | 'lead' | 'next' | 'max' | 'open' | 'over';
  /** Who stands on it, or what it means. */
  who?: string | undefined;
  /** The leader's colour. */
  colour?: string | undefined;
}

export interface LadderFacts {
  /** Lowest price that counts: face value. */
  from: number;
  step: number;
  bids: readonly { k: number; who: string; colour?: string | undefined }[];
  /** What I can pay at most; who only looks on has no purse. */
  purse?: number | undefined;
  max?: number | undefined;
  /** Whether I may bid now. */
  bidding: boolean;
  words: { next: string; max: string; all: string };
  /** How many rungs fit; 9 unless given. */
  room?: number;
}

/** The rungs worth showing, highest first: what was bid, my next bid, a little above it, my maximum, and my purse. */
export function ladderOf(facts: LadderFacts): Rung[] {
  const { from, step, bids, purse, max, bidding, words, room = 9 } = facts;
  const lead = bids.at(-1);
  const next = lead ? lead.k + step : from;
  const rungs = new Map<number, Rung>();
  for (let k = next; k <= Math.min(purse ?? Infinity, next + 2 * step); k += step)
    rungs.set(k, { k, state: 'open' });
  if (max !== undefined && max >= next) rungs.set(max, { k: max, state: 'max', who: words.max });
  if (bidding && next <= (purse ?? 0)) rungs.set(next, { k: next, state: 'next', who: words.next });
  for (const bid of bids) rungs.set(bid.k, { ...bid, state: bid === lead ? 'lead' : 'taken' });
  if (purse !== undefined && !rungs.has(purse)) rungs.set(purse, { k: purse, state: 'over', who: words.all });
  const sorted = [...rungs.values()].sort((a, b) => b.k - a.k);
  // The oldest bids go first, then what lies above my next bid, then the purse.
  const least = [...sorted].reverse();
  const spare = ['taken', 'open', 'over'].flatMap((state) => least.filter((rung) => rung.state === state));
  const dropped = new Set(spare.slice(0, Math.max(0, sorted.length - room)));
  return sorted.filter((rung) => !dropped.has(rung));
}
