import { loadGame, t } from '$lib/i18n/index.svelte';
import { note, say } from '$lib/live.svelte';
import { isGone, refusalText, strike } from './answers';
import { ApiError, api, type Key } from './api';
import { calledBy } from './called';
import type { Held } from './held';
import { isStale, sameQuestion } from './stale';
import type { Chair, LogEntry, Move, Refusal, SeatLetter, Shown, StandingOrder } from './types';

/** How a table stands with the server. */
export type Status = 'loading' | 'open' | 'lost' | 'gone';

/** So often moves are sent again that came a moment too late. */
const RESENDS = 2;
const AT_ONCE = true;
const RETRY = [500, 1000, 2000, 4000, 8000];

/**
 * One seat's line to its table: what it sees, kept fresh by the server's stream, and what it can do. Everything read
 * from it in markup follows changes. `open()` starts it, `close()` stops it.
 */
export class TableLink<View = unknown> {
  status = $state<Status>('loading');
  /** What the server said last. Whatever is drawn goes by `shown`. */
  newest = $state.raw<Shown<View> | undefined>(undefined);
  /** The whole log so far, oldest first. */
  log = $state.raw<LogEntry[]>([]);
  /** A request is on its way: buttons wait. */
  busy = $state(false);
  /** The last no, until the next request. */
  refusal = $state.raw<Refusal | undefined>(undefined);

  /** Which lines change nothing for whoever decides: the game's page says. */
  quiet: ((line: LogEntry) => boolean) | undefined;
  /** Where the game's page keeps back what a die in the air will bring: table and log as far as they may be told. */
  telling = $state.raw<Held<View> | undefined>();

  /** The table as it once was: nothing is waited for there. */
  readonly past: boolean = false;
  readonly key: Key;
  #stop = new AbortController();
  #last = '';
  #fetching: Promise<void> | undefined;
  #again = false;
  #opened = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string) {
    this.key = { table, token };
  }

  /** The table as it is to be shown. */
  get shown(): Shown<View> | undefined {
    return this.telling?.shown ?? this.newest;
  }
  set shown(now: Shown<View> | undefined) {
    this.newest = now;
  }
  /** My seat; undefined for spectators and before the first answer. */
  get me(): SeatLetter | undefined {
    const you = this.shown?.you;
    return you === 'spectator' ? undefined : you;
  }
  /** A computer plays for me: I look on until I take my seat back. */
  get stoodIn(): boolean {
    return this.me !== undefined && this.chair(this.me)?.kind === 'bot';
  }
  /** The game has ended. */
  get over(): boolean {
    return this.shown?.result !== null && this.shown?.result !== undefined;
  }
  /** What I am asked is answered by my standing order. */
  get answered(): boolean {
    return (
      this.shown?.standing?.moves?.some((text) => this.moves.some((move) => move.text === text)) ?? false
    );
  }
  /** The table waits for me, and for nothing that I have ordered already. */
  get myTurn(): boolean {
    return (
      !this.stoodIn &&
      !this.answered &&
      this.me !== undefined &&
      (this.shown?.turn.includes(this.me) ?? false)
    );
  }
  /** Whom the table waits for, as a sentence: nobody whose order answers. */
  get waits(): string {
    const seats = (this.shown?.turn ?? []).filter((seat) => seat !== this.me || !this.answered);
    if (seats.length === 0) return t('table.orderAnswers');
    return t('table.wait', { names: seats.map((seat) => this.nameOf(seat)).join(', ') });
  }
  get moves(): readonly Move[] {
    return this.stoodIn ? [] : (this.shown?.moves ?? []);
  }
  get asides(): readonly Move[] {
    return this.stoodIn ? [] : (this.shown?.asides ?? []);
  }
  /** The log for reading, wherever it stands. */
  get told(): readonly LogEntry[] {
    return this.telling?.log ?? this.log;
  }
  chair(seat: SeatLetter): Chair | undefined {
    return this.shown?.seats.find((one) => one.seat === seat);
  }
  /** What to call whoever sits there: "You", or as `calledBy` has it. What a stand-in has won is mine in the end. */
  nameOf(seat: SeatLetter): string {
    if (seat === this.me) return t(this.stoodIn && !this.over ? 'table.standIn' : 'setup.you');
    return calledBy(seat, this.chair(seat));
  }
  /** The moves of one type, typed by the caller. */
  movesOf<M extends Move>(type: M['type']): M[] {
    return [...this.moves, ...this.asides].filter((move) => move.type === type) as M[];
  }

  /**
   * Makes moves, all or none. Returns whether they were accepted; a refusal is shown and said. While a die is in the air
   * it only lets that fall, and puts away a report that the table waits for: what will be asked cannot be seen yet.
   */
  act(...moves: string[]): Promise<boolean> {
    return this.change(() => this.#submit(moves, RESENDS));
  }
  /** Sends them once more where somebody else was quicker, as long as I am still asked the very same. */
  async #submit(moves: string[], again: number): Promise<Shown<View>> {
    const before = this.newest;
    try {
      return await api.moves<View>(this.key, before?.decision ?? 0, moves, this.#since);
    } catch (error) {
      if (again === 0 || !isStale(error)) throw error;
      this.#take(await api.shown<View>(this.key, this.#since));
      if (!sameQuestion(before, this.newest, moves[0], this)) throw error;
      return this.#submit(moves, again - 1);
    }
  }
  /** Takes back own moves, freely as far as `shown.undoable`; waits like `act`. */
  async undo(count = 1): Promise<boolean> {
    const done = await this.change(() =>
      api.undo<View>(this.key, this.newest?.decision ?? 0, count, this.#since),
    );
    if (done) say(t('table.undone'));
    return done;
  }
  /** Why these moves may not be made now, one answer each, null for one that may. */
  why(moves: string[]): ReturnType<typeof api.why> {
    return api.why(this.key, moves);
  }
  askBack = () => this.change(() => api.askBack<View>(this.key, this.#since), AT_ONCE);
  answerBack = (agree: boolean) =>
    this.change(() => api.answerBack<View>(this.key, agree, this.#since), AT_ONCE);
  /** `atOnce`: one that nothing which is kept back could make wrong. */
  order = (order: StandingOrder, atOnce = false) =>
    this.change(() => api.order<View>(this.key, order, this.#since), atOnce);
  forget = () => this.change(() => api.forget<View>(this.key, this.#since), AT_ONCE);
  seat = (seat: SeatLetter, change: Parameters<typeof api.seat>[2]) =>
    this.change(() => api.seat<View>(this.key, seat, change, this.#since), AT_ONCE);
  /** Milliseconds between two bot moves; the host's to choose. */
  pace = (pace: number) => this.change(() => api.rename<View>(this.key, { pace }), AT_ONCE);

  /** Fetches the table and follows it until `close`. */
  async open(): Promise<void> {
    this.#opened = true;
    const look = () => document.visibilityState === 'visible' && void this.refresh();
    const { signal } = this.#stop;
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', look, { signal });
    await this.refresh();
    void this.#follow();
  }

  close(): void {
    this.#stop.abort();
    clearTimeout(this.#retry);
  }

  /** Fetches what is new. Calls while one is on its way are gathered into one more. */
  refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      return this.#fetching;
    }
    this.#fetching = this.#fetch().finally(() => {
      this.#fetching = undefined;
      if (this.#again) {
        this.#again = false;
        void this.refresh();
      }
    });
    return this.#fetching;
  }

  get #since(): number {
    return this.log.at(-1)?.n ?? 0;
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      let shown = await api.shown<View>(this.key, this.#since);
      // Where the words cannot be fetched the table says so when it fetches the game's page.
      await loadGame(shown.game).catch(() => undefined);
      // The log comes in pages. Nobody is shown a part of it, who would take each page for what has just happened.
      let last = shown.log.at(-1)?.n;
      while (last !== undefined && last < shown.lines) {
        const more = await api.shown<View>(this.key, last);
        last = more.log.at(-1)?.n;
        shown = { ...more, log: [...shown.log, ...more.log] };
      }
      this.#take(shown);
      this.#failures = 0;
    } catch (error) {
      this.#failed(error);
      if (this.status === 'lost') this.#later();
    }
  }

  /** Looks again in a while, whether or not the stream says anything. */
  #later(): void {
    clearTimeout(this.#retry);
    if (!this.#opened || this.#stop.signal.aborted) return;
    this.#retry = setTimeout(() => void this.refresh(), RETRY[Math.min(this.#failures++, RETRY.length - 1)]);
  }

  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#stop.signal.aborted && this.status !== 'gone') {
      try {
        await api.stream(
          this.key,
          this.#last,
          (event) => {
            failures = 0;
            if (event.id !== '') this.#last = event.id;
            if (event.type === 'nudge') note(t('table.nudged'));
            else if (event.type === 'gone') this.status = 'gone';
            else if (event.type === 'changed' && event.id !== this.newest?.version) void this.refresh();
          },
          this.#stop.signal,
        );
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        this.#failed(error);
      }
      if (this.#stop.signal.aborted) return;
      await new Promise((wake) => setTimeout(wake, RETRY[Math.min(failures++, RETRY.length - 1)]));
      if (this.status === 'lost') await this.refresh();
    }
  }

  /**
   * Everything that changes the table goes through here. What hangs on what is seen waits as long as something is kept
   * back, and lets that be told instead.
   */
  protected async change(request: () => Promise<Shown<View>>, atOnce = false): Promise<boolean> {
    if (!atOnce && this.telling?.hurry()) return false;
    if (this.busy) return false;
    this.busy = true;
    this.refusal = undefined;
    try {
      this.#take(await request());
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(shown: Shown<View>): void {
    const fresh = shown.log.filter((line) => line.n > this.#since);
    if (fresh.length > 0) this.log = strike([...this.log, ...fresh], fresh);
    // An answer that was overtaken by a newer one must not turn the table back.
    if (this.newest && shown.decision < this.newest.decision) return;
    this.newest = shown;
    this.status = 'open';
  }

  /** A look at the table failed: that is shown in one place, and not told again at every try. */
  #failed(error: unknown): void {
    if (this.status === 'gone') return;
    this.status = isGone(error) ? 'gone' : 'lost';
    if (!(error instanceof ApiError)) console.error(error);
  }

  /** Something that I did failed, which has to be told. How the table stands with the server is seen by looking again. */
  #refused(error: unknown): void {
    if (isGone(error)) {
      this.status = 'gone';
      return;
    }
    const status = error instanceof ApiError ? error.status : 0;
    const refusal = error instanceof ApiError ? error.refusal : undefined;
    if (!(error instanceof ApiError)) console.error(error);
    this.refusal = refusal;
    if (refusal) note(refusalText(refusal, this.shown?.game), { rule: refusal.rule, tone: 'refusal' });
    else note(status === 0 ? t('error.network') : t('error.unknown', { status }), { tone: 'refusal' });
    if (status === 409 || status === 0 || status >= 500) void this.refresh();
  }
}
