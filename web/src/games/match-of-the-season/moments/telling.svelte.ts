/** The table as far as it may be told: what a die will bring is kept back until that die has come to rest. */
import { untrack } from 'svelte';
import { skipMotion, still } from '$lib';
import type { MotsView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Shown } from '../../../shell/types';
import { TEAMS } from '../names';
import { waysOf } from '../panels/result';
import { matchesAfter, momentAfter, type Moment } from './moment';
import { leaps, placeOf } from './step';

/** In ms: where no die reports that it rests, as on a page that sleeps, it is told all the same. */
const LONGEST = 1500;
/** In ms: so long the end of my own match stands before the table goes on. */
const LINGER = 2500;

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

  /** The ends of my matches were looked at up to this line. */
  #ended = $state(0);
  /** Something is in the air. */
  readonly waits = $derived.by(() => {
    const link = this.#link();
    const advanced = waysOf(link.newest?.options).advanced;
    return !still() && tumbles(momentAfter(link.log, this.#told, ownSides(link)), advanced);
  });
  /** A match of mine has ended on this page: that stands a moment before what comes next. */
  readonly #lingers = $derived.by(() => {
    const link = this.#link();
    const mine = ownSides(link);
    return !still() && mine.length > 0 && matchesAfter(link.log, this.#ended, mine).length > 0;
  });
  /** The table stands as it stood. */
  readonly holding = $derived.by(() => this.waits || this.#lingers);
  readonly log: readonly LogEntry[] = $derived.by(() => {
    const all = this.#link().log;
    return this.waits ? all.filter((line) => line.n <= this.#told) : all;
  });

  /** What lies on the table and what is asked, with the score, the points and the money that have been told. */
  readonly shown: Shown<MotsView> | undefined = $derived.by(() => {
    const now = this.#link().newest;
    return this.holding ? (this.#shown ?? now) : now;
  });

  constructor(link: () => TableLink<MotsView>) {
    this.#link = link;
    let at = placeOf(link(), link().log);
    this.#told = this.#ended = at.n;
    $effect(() => {
      const now = placeOf(link(), link().log);
      if (leaps(at, now)) untrack(this.hurry);
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
    });
    $effect(() => {
      if (!this.holding) this.#shown = link().newest;
    });
    $effect(() => {
      if (this.waits || !this.#lingers) return;
      const timer = setTimeout(() => (this.#ended = this.#last), LINGER);
      return () => clearTimeout(timer);
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
  /** Whoever presses something does not want to wait. Returns whether anything was kept back. */
  hurry = (): boolean => {
    const held = this.holding;
    skipMotion();
    this.rest();
    this.#ended = this.#last;
    return held;
  };
}
