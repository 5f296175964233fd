/**
 * The table as far as it may be told: what a die will bring is kept back until that die has come to rest, and what comes
 * after a match of mine until its report has been read.
 */
import { skipMotion, still } from '$lib';
import type { MotsView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Shown } from '../../../shell/types';
import { TEAMS } from '../names';
import { waysOf } from '../panels/result';
import { endOf, isOld, matchesAfter, momentAfter, type MatchMoment, type Moment } from './moment';
import { leaps, placeOf } from './step';

/** In ms: where no die reports that it rests, as on a page that sleeps, it is told all the same. */
const LONGEST = 1500;
/** Of more matches at once, as a device that slept finds them, the last are reported. */
const MOST = 2;
/** The line up to which each seat of this device has read the reports, by table and token. */
const readBy: Record<string, number> = {};

/** The teams I lead, as sides of matches. */
export const ownSides = ({ newest }: TableLink<MotsView>): number[] =>
  (newest?.view.teams ?? []).flatMap((one) => (one.seat === newest?.you ? [TEAMS.indexOf(one.team)] : []));

/** Dice are thrown to show this moment. */
const tumbles = (moment: Moment | undefined, advanced: boolean): boolean =>
  moment !== undefined && (moment.kind !== 'match' || (!advanced && moment.event.die !== 0));

/** Who only looks on, at a game of today or an old one: the newest report is enough, and nothing waits for it. */
const looksOn = ({ newest, past }: TableLink<MotsView>, mine: readonly number[]): boolean =>
  past || mine.length === 0 || newest?.seats.find((one) => one.seat === newest.you)?.kind === 'bot';

/** Must be made while a component is set up. */
export class Telling {
  /** The last line that has been told. */
  #told = $state(0);
  /** Reports of matches up to this line have been read. */
  #read = $state(0);
  /** The table was come to at this line: matches before it are not shown as if they had just been played. */
  #came = $state(0);
  #shown = $state.raw<Shown<MotsView>>();
  readonly #link: () => TableLink<MotsView>;
  readonly #last = $derived.by(() => this.#link().log.at(-1)?.n ?? 0);
  readonly #mine = $derived.by(() => ownSides(this.#link()));
  readonly #aloof = $derived.by(() => looksOn(this.#link(), this.#mine));

  /** The match whose report is up, its die in the air or at rest. */
  readonly report: MatchMoment | undefined = $derived.by(() => {
    const since = Math.max(this.#read, this.#came);
    const all = matchesAfter(this.#link().log, since, this.#mine);
    return this.#aloof ? all.at(-1) : all.slice(-MOST)[0];
  });
  /** The last match of mine that was reported while somebody else had the device, as long as nothing newer has begun. */
  readonly missed: MatchMoment | undefined = $derived.by(() => {
    const { log } = this.#link();
    const last = matchesAfter(log, this.#read, this.#mine).findLast((one) => one.n <= this.#came);
    return this.#aloof || !last || isOld(log, last.n, this.#mine) ? undefined : last;
  });
  readonly #stops = $derived.by(() => (this.#aloof ? undefined : this.report));
  /** What has happened for this page: nothing after a match that is being reported. */
  readonly due: readonly LogEntry[] = $derived.by(() => {
    const { log } = this.#link();
    const at = this.#stops?.n;
    return at === undefined ? log : log.filter((line) => line.n <= at);
  });
  /** A die is in the air. */
  readonly #flies = $derived.by(() => {
    const { advanced } = waysOf(this.#link().newest?.options);
    return !still() && tumbles(momentAfter(this.due, this.#told, this.#mine), advanced);
  });
  /** Something is kept back. */
  readonly waits = $derived.by(() => this.#flies || this.#stops !== undefined);
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
    let seat = '';
    /** Nothing up to here has just happened. */
    const come = (n: number) => (this.#told = this.#came = this.#read = n);
    come(at.n);
    // Before anything is drawn or shown of it. A device may go on openly, from seat to seat of the same table.
    $effect.pre(() => {
      const now = placeOf(link(), link().log);
      if (leaps(at, now)) come(now.n);
      at = now;
      const { key, past } = link();
      const holder = `${key.table} ${key.token}`;
      if (holder === seat) return;
      seat = holder;
      come(now.n);
      this.#read = (past ? undefined : readBy[seat]) ?? now.n;
    });
    $effect(() => {
      const one = link();
      one.telling = this;
      return () => {
        if (one.telling === this) one.telling = undefined;
      };
    });
    $effect(() => {
      if (!link().past) readBy[seat] = this.#read;
    });
    $effect(() => {
      if (!this.#flies) this.rest();
      if (!this.waits) this.#shown = link().newest;
    });
    $effect(() => {
      if (!this.#flies) return;
      const timer = setTimeout(this.rest, LONGEST);
      return () => clearTimeout(timer);
    });
  }

  /** The die that decides what line `n` tells is in the air. */
  holds = (n: number): boolean => this.#flies && n > this.#told;

  /** The dice lie, or nobody looks at them: everything is told, up to the report that stands there. */
  rest = (): void => {
    const stop = this.#stops;
    this.#told = stop ? endOf(this.#link().log, stop.n) : this.#last;
  };
  /** The report has been seen, or put away. */
  read = (): void => {
    this.#read = (this.report ?? this.missed)?.n ?? this.#read;
  };
  /** One press: the die falls, or the report that has been seen goes. Returns whether anything was kept back. */
  hurry = (): boolean => {
    const held = this.waits;
    if (!this.#flies) {
      if (this.report) this.read();
    } else if (!skipMotion()) this.rest();
    return held;
  };
}
