/** Plays a table by clicking, decision by decision. */
import type { Page } from 'playwright-core';
import type { Asked } from './hands';
import { Hands } from './hands';
import { SURFACES, isOver, type Surface } from './surfaces';

/** More decisions than a season has for one person. */
const MOST = 600;

export class Player {
  readonly hands: Hands;
  /** How often each surface was answered. */
  readonly answered: Record<string, number> = {};
  constructor(page: Page) {
    this.hands = new Hands(page);
  }

  /** Answers decisions until one is as wanted, or the game is over. Gives what is asked then. */
  async until(wanted: (asked: Asked, surface: Surface | undefined) => boolean): Promise<Asked> {
    for (let i = 0; i < MOST; i++) {
      const asked = await this.hands.asked();
      if (isOver(asked)) return asked;
      const surface = SURFACES.find((one) => one.is(asked));
      if (wanted(asked, surface)) return asked;
      await this.answer(asked, surface);
    }
    throw new Error(`no end after ${MOST} decisions`);
  }
  /** Answers what is asked now; gives the name of the surface it had. */
  async once(): Promise<string> {
    const asked = await this.hands.asked();
    const surface = SURFACES.find((one) => one.is(asked));
    await this.answer(asked, surface);
    return surface?.name ?? '';
  }
  /** Until this surface lies on the table. */
  at = (name: string) => this.until((_, surface) => surface?.name === name);
  toTheEnd = () => this.until(() => false);

  private async answer(asked: Asked, surface: Surface | undefined): Promise<void> {
    if (!surface || asked.listed)
      throw new Error(`no surface for “${asked.question}”: ${asked.buttons.join(' | ')}`);
    this.answered[surface.name] = (this.answered[surface.name] ?? 0) + 1;
    await surface.answer(this.hands, asked);
  }
}
