/** The curtain between people at one device: when it hangs, whom it names, who may take the device. */
import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { looking } from '$lib/motion.svelte';
import { offered, played, situation, wanted, type Asked } from '../../shell/device';
import type { TableLink } from '../../shell/link.svelte';
import { mine, type MySeat } from '../../shell/mine';

/** Seats this page has held since it was loaded, by token. */
const held = new SvelteSet<string>();

/** Those of them that had left a standing order when they were last looked at, by token. */
const ordered = new SvelteSet<string>();
/** So long, in ms beyond the pace of two moves, an order is waited for before somebody is called for nothing. */
const ORDER = 1500;

/** Must be made while a component is set up. */
export class Hands {
  /** The token of the person who said that he has the device. */
  #holding = $state<string>();
  /** It has fallen, and waits until somebody takes the device. */
  #down = $state(false);
  /** What the table waited for when the device was taken; while that stays so nobody takes it away again. */
  #settled = $state<string>();
  readonly #link: () => TableLink;
  readonly #openly: () => boolean;

  readonly #kept = $derived.by(() => mine.find(this.#link().key.table)?.seats ?? []);
  readonly #offered = $derived.by(() =>
    offered(this.#kept, this.#link().shown?.seats ?? [], this.#link().key.token, held),
  );
  readonly #here = $derived.by(() => played(this.#offered, this.#link().shown?.seats ?? []));
  readonly #asked = $derived.by((): Asked => {
    const shown = this.#link().shown;
    return { turn: shown?.turn ?? [], waiting: shown?.consent?.waiting ?? [] };
  });
  readonly #wanted = $derived.by(() => wanted(this.#here, this.#asked, this.#link().key.token));
  /** Other people play at this device. */
  readonly shared = $derived.by(() => this.#here.some((one) => one.token !== this.#link().key.token));
  readonly #due = $derived.by(
    () =>
      this.#wanted !== undefined &&
      this.#wanted.token !== this.#link().key.token &&
      situation(this.#asked) !== this.#settled,
  );

  readonly covered = $derived.by(
    () => this.#down || (this.shared && this.#holding !== this.#link().key.token && !this.#openly()),
  );
  /** The person it names first. */
  readonly next = $derived.by(() => {
    if (this.#wanted && (this.#wanted.token !== this.#link().key.token || !this.#down || !this.#passed))
      return this.#wanted;
    return this.#after ?? this.#wanted ?? this.#offered[0];
  });
  readonly others = $derived.by(() => this.#offered.filter((one) => one.token !== this.next?.token));
  readonly canPass = $derived.by(() => this.#offered.some((one) => one.token !== this.#link().key.token));
  /** Somebody else here is asked while another holds the device by choice. */
  readonly waits = $derived.by(() =>
    this.covered || this.#wanted?.token === this.#link().key.token ? undefined : this.#wanted,
  );

  /** The holder himself hands it on. */
  #passed = $state(false);
  /** Whose seat comes after the holder's. */
  readonly #after = $derived.by(() => {
    const at = this.#offered.findIndex((one) => one.token === this.#link().key.token);
    return this.#offered[(at + 1) % this.#offered.length];
  });

  /** `openly` tells that nobody has anything to hide; then `hand` gives the device to whoever is asked. */
  constructor(link: () => TableLink, openly: () => boolean, hand: (one: MySeat) => void) {
    this.#link = link;
    this.#openly = openly;
    $effect(() => void held.add(link().key.token));
    $effect(() => {
      if (link().shown && !this.shared && !this.#down) this.#holding = link().key.token;
    });
    $effect(() => {
      if (link().shown && this.#settled !== situation(this.#asked)) this.#settled = undefined;
    });
    $effect(() => {
      const { shown, key } = link();
      if (!shown) return;
      if (shown.standing) ordered.add(key.token);
      else ordered.delete(key.token);
    });
    $effect(() => {
      // What has just happened is seen to its end: the game begins its look as the news arrives.
      if (!this.#due || looking()) return;
      const fall = () =>
        void tick().then(() => {
          if (!this.#due || looking()) return;
          if (this.#wanted && this.#openly() && !this.#down) hand(this.#wanted);
          else this.#fall(false);
        });
      // Who has left an order need not come: it answers in a moment, unless it has ended.
      if (!ordered.has(this.#wanted?.token ?? '')) return fall();
      const timer = setTimeout(fall, 2 * (link().shown?.pace ?? 0) + ORDER);
      return () => clearTimeout(timer);
    });
  }

  /** Whether this page has held that seat. */
  has = (one: MySeat): boolean => held.has(one.token);

  /** This person has the device now. */
  take(one: MySeat): void {
    this.#holding = one.token;
    this.#down = false;
    this.#settled = situation(this.#asked);
    mine.place(this.#link().key.table, one.seat, 'here');
  }

  pass(): void {
    this.#fall(true);
  }

  #fall(passed: boolean): void {
    this.#holding = undefined;
    this.#passed = passed;
    this.#down = true;
  }
}
