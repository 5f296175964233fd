/** Looks for secrets in what somebody heard. What is secret is known from its owner: from what he sent and sees. */
import type { Person } from './people';
import { listsIn, type Wire } from './wire';

const bare = (wire: Wire) => wire.all.replaceAll(' ', '');
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
const sameCards = (a: readonly number[], b: readonly number[]) => sorted(a) === sorted(b);
/** Neighbours in an eleven, as a list would write them. */
const threes = (men: readonly number[]) => men.slice(2).map((_, i) => men.slice(i, i + 3).join(','));

/** An eleven just chosen, and which of its neighbours each person had not heard of before. */
export class Eleven {
  private readonly earlier: Map<Person, string>;
  men: readonly number[] = [];
  constructor(private readonly people: readonly Person[]) {
    this.earlier = new Map(people.map((one) => [one, bare(one.wire)]));
  }
  news(one: Person): string[] {
    return threes(this.men).filter((three) => !this.earlier.get(one)?.includes(three));
  }
  /** Where it shows in what a person heard: as a list in any order, as neighbours, as a move. */
  traces(one: Person): string[] {
    if (!this.people.includes(one) || this.men.length === 0) throw new Error('nothing to look for');
    return [
      ...listsIn(one.wire.heard)
        .filter((list) => sameCards(list, this.men))
        .map((list) => `list ${list.join()}`),
      ...this.news(one).filter((three) => bare(one.wire).includes(three)),
      ...this.men.filter((man) => one.wire.all.includes(`"pick ${man}"`)).map((man) => `pick ${man}`),
    ];
  }
}

/** Where a hand shows: as a list, or one of its kinds in something told. */
export function handTraces(one: Person, hand: readonly number[]): string[] {
  return [
    ...listsIn(one.wire.heard)
      .filter((list) => sameCards(list, hand))
      .map((list) => `list ${list.join()}`),
    ...hand.flatMap((kind) => new RegExp(`"kind":${kind}\\b`).exec(bare(one.wire)) ?? []),
  ];
}

const lastBody = (one: Person, path: string) =>
  one.wire.said.findLast((told) => told.what.includes(path) && told.body !== '')?.body;

/** The moves that this person's page sent last, from the request itself. */
export function lastSent(one: Person, path: string): string[] {
  return (JSON.parse(lastBody(one, path) ?? '{"moves":[]}') as { moves: string[] }).moves;
}

/** The standing maximum that this person's page sent last. */
export function lastMaximum(one: Person): { type: string; limit: number } {
  return JSON.parse(lastBody(one, '/standing') ?? '{"type":"","limit":0}') as { type: string; limit: number };
}

/** Whether a standing maximum of so much shows in what a person heard. */
export const hearsMaximum = (one: Person, limit: number) =>
  new RegExp(`"limit":${limit}\\b`).test(bare(one.wire));
