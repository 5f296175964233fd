/** The table as far as it may be told: what a die will bring is kept back until that die has come to rest. */
import { untrack } from 'svelte';
import { still } from '$lib';
import type { MotsView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Shown } from '../../../shell/types';
import { TEAMS } from '../names';
import { waysOf } from '../panels/result';
import { momentAfter, type Moment } from './moment';
import { leaps, placeOf } from './step';

/** In ms: where no die reports that it rests, as on a page that sleeps, it is told all the same. */
const LONGEST = 1500;

/** The teams I lead, as sides of matches. */
export const ownSides = ({ newest }: TableLink<MotsView>): number[] =>
  (newest?.view.teams ?? []).flatMap((one) => (one.seat === newest?.you ? [TEAMS.indexOf(one.team)] : []));

/** Dice are thrown to show this moment. */
const tumbles = (moment: Moment | undefined, advanced: boolean): boolean =>
  moment !== undefined && (moment.kind !== 'match' || (!advanced && moment.event.die !== 0));

/** Must be made while a component is set up. */
export class Telling {
  /** The last line that has been told. */
  #told = $state(0);
  #shown = $state.raw<Shown<MotsView>>();
  readonly #link: () => TableLink<MotsView>;
  readonly #last = $derived.by(() => this.#link().log.at(-1)?.n ?? 0);

  /** Something is in the air. */
  readonly waits = $derived.by(() => {
    const link = this.#link();
    const advanced = waysOf(link.newest?.options).advanced;
    return !still() && tumbles(momentAfter(link.log, this.#told, ownSides(link)), advanced);
  });
  readonly log: readonly LogEntry[] = $derived.by(() => {
    const all = this.#link().log;
    return this.waits ? all.filter((line) => line.n <= this.#told) : all;
  });

  /** What lies on the table and what is asked, with the score, the points and the money that have been told. */
  readonly shown: Shown<MotsView> | undefined = $derived.by(() => {
    const now = this.#link().newest;
    return this.waits ? (this.#shown ?? now) : now;
  });

  constructor(link: () => TableLink<MotsView>) {
    this.#link = link;
    let at = placeOf(link(), link().log);
    this.#told = at.n;
    $effect(() => {
      const now = placeOf(link(), link().log);
      if (leaps(at, now)) untrack(this.rest);
      at = now;
    });
    $effect(() => {
      const one = link();
      one.telling = this;
      return () => {
        if (one.telling === this) one.telling = undefined;
      };
    });
    $effect(() => {
      if (this.waits) return;
      this.#told = this.#last;
      this.#shown = link().newest;
    });
    $effect(() => {
      if (!this.waits) return;
      const timer = setTimeout(this.rest, LONGEST);
      return () => clearTimeout(timer);
    });
  }

  /** The die that decides what line `n` tells is in the air. */
  holds = (n: number): boolean => this.waits && n > this.#told;

  /** The dice lie, or nobody looks at them: everything is told. */
  rest = (): void => {
    this.#told = this.#last;
  };
}
