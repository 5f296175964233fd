/** A small seeded generator for pictures (never for play): the same seed gives the same picture everywhere. */
export interface Draw {
  /** A number between lo and hi. */
  between(lo: number, hi: number): number;
  /** True with the chance given. */
  chance(of: number): boolean;
  /** One of the list. */
  one<T>(list: readonly T[]): T;
}

/** Hashes the seed (xmur3) into a generator (mulberry32). */
export function draw(seed: string): Draw {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return {
    between: (lo, hi) => lo + next() * (hi - lo),
    chance: (of) => next() < of,
    one: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

function hash(seed: string): number {
  let h = 1779033703 ^ seed.length;
  for (const letter of seed) {
    h = Math.imul(h ^ letter.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}
