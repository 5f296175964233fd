/** A person with a keyboard only: every step checks that the focus is somewhere, and that it can be seen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Focus {
  where: string;
  lost: boolean;
  seen: boolean;
}

export class Keys {
  constructor(private readonly page: Page) {}

  focus = (): Promise<Focus> =>
    this.page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      const lost = active === null || active === document.body;
      // What stands for a control that is drawn another way: the label of a hidden radio button.
      const drawn = [active, active?.closest('label') ?? null];
      const seen = drawn.some((one) => {
        if (!one?.checkVisibility()) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const where = `${active?.tagName} ${active?.className} ${active?.textContent?.trim().slice(0, 60)}`;
      return { where, lost, seen };
    });

  /** Presses a key; the focus must be somewhere and visible afterwards. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.check(`after ${key}`);
  }
  async check(when: string): Promise<void> {
    const { where, lost, seen } = await this.focus();
    expect(lost, `${when} the focus is lost`).toBe(false);
    expect(seen, `${when} the focus cannot be seen: ${where}`).toBe(true);
  }
  /** Presses a key until the focus is on what is wanted. */
  async until(key: string, wanted: string, most = 60): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (await this.on(wanted)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${wanted}; it is at ${(await this.focus()).where}`);
  }
  on = (wanted: string): Promise<boolean> =>
    this.page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted);
  /** What is read out at the focus. */
  name = (): Promise<string> =>
    this.page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      return one.getAttribute('aria-label') ?? one.querySelector('.sr')?.textContent ?? one.innerText;
    });
}
