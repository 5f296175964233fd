/** Why moves are not on offer: asked of the server once a decision, kept until the next one. */
import { refusalText } from '../../../shell/answers';
import type { TableLink } from '../../../shell/link.svelte';
import type { MotsView } from '../../../generated/match-of-the-season';
import { GAME } from '../names';

/** A reason in words, and the rule behind it. */
export interface Reason {
  why: string;
  rule: string;
}

export class Reasons {
  #known = $state.raw<Record<string, Reason | null>>({});
  #decision = -1;
  #asked: Record<string, true> = {};

  /** The reason for a move in the notation, once it is here; undefined while nobody knows or where it is legal. */
  of = (text: string): Reason | undefined => this.#known[text] ?? undefined;

  /** Asks about the moves that are not asked about yet. Legal ones need no asking. */
  async ask(link: TableLink<MotsView>, texts: readonly string[]): Promise<void> {
    const decision = link.shown?.decision ?? -1;
    if (decision !== this.#decision) {
      this.#decision = decision;
      this.#asked = {};
    }
    const fresh = texts.filter((text) => !this.#asked[text]).slice(0, MOST);
    if (fresh.length === 0 || link.me === undefined) return;
    for (const text of fresh) this.#asked[text] = true;
    try {
      const { answers } = await link.why(fresh);
      if (decision !== this.#decision) return;
      const found = fresh.map((text, i) => {
        const no = answers[i];
        return [text, no ? { why: refusalText(no, GAME), rule: no.rule } : null] as const;
      });
      this.#known = { ...this.#known, ...Object.fromEntries(found) };
    } catch {
      // What is flat stays flat; a press on it says only that.
      this.#asked = {};
    }
  }
}

/** The server answers so many questions at once. */
const MOST = 200;
