/** What the man in hand would change, place by place: his line before and after, and all eleven. */
import { gameWords } from '$lib';
import { GAME, type Names } from '../names';
import { m } from '../words.own';
import type { Draft } from './draft.svelte';
import { NOBODY, placesOf, sideOf } from './eleven';

export interface Preview {
  /** From 1. */
  place: number;
  /** Who leaves the place. */
  out: string | undefined;
  text: string;
}
const MOST = 3;

export interface Held {
  hand: number | undefined;
  now: { formation: string; men: readonly number[] };
  may(number: number, place: number): boolean;
}

/** The places that gain most first; none for a man who stands in the eleven already, for he takes nobody's place. */
export function previewsOf(draft: Held | Draft, names: Names): Preview[] {
  const { hand, now } = draft;
  if (hand === undefined || now.men.includes(hand)) return [];
  const stars = (men: readonly number[]) =>
    sideOf(
      now.formation,
      men.map((man) => (man === NOBODY ? 0 : names.player(man).stars)),
    );
  const before = stars(now.men);
  const words = gameWords(GAME);
  return placesOf(now.formation)
    .flatMap((line, at) => {
      if (line === 'ANY' || !draft.may(hand, at)) return [];
      const after = stars(now.men.map((man, i) => (i === at ? hand : man)));
      const there = now.men[at] ?? NOBODY;
      const text = m('preview', {
        line: words.t(`position.${line}.plural`),
        before: before[line],
        after: after[line],
        all: before.ALL,
        then: after.ALL,
      });
      const gain = after.ALL - before.ALL;
      return [{ place: at + 1, out: there === NOBODY ? undefined : names.player(there).name, text, gain }];
    })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ place, out, text }) => ({ place, out, text }));
}
