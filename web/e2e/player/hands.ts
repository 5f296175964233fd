/** What a person's hands and eyes do at a table: read the decision, press a button of it, wait for the answer. */
import { errors, type Locator, type Page } from 'playwright-core';
import { shell } from '../words';

/** What is asked right now. */
export interface Asked {
  question: string;
  /** Everything that the decision and the log beside it say: it changes with every step of the game. */
  text: string;
  /** Names of the buttons that may be pressed. */
  buttons: string[];
  /** The plain list of moves stands in for a surface. */
  listed: boolean;
}

export class Hands {
  /** Moves that the server took. */
  made = 0;
  /** Moves that came too late, because somebody else moved at the same moment. */
  late = 0;
  /** Men sold to the bank. */
  sold = 0;
  constructor(readonly page: Page) {
    page.on('response', (one) => {
      if (one.status() === 409) this.late++;
    });
  }

  get decision(): Locator {
    return this.page.getByRole('main').locator('.decision');
  }
  button(name: RegExp | string): Locator {
    return this.decision.getByRole('button', { name }).filter({ visible: true });
  }

  /** Waits until the table asks this person something, or the game is over. */
  async asked(): Promise<Asked> {
    const names = { yours: shell['decision.yours'], others: shell['decision.others'] };
    const handle = await this.page.waitForFunction(({ others }) => {
      // The table waits for who reads the report of a match.
      const report = document.querySelector<HTMLElement>('.over .report footer button');
      if (report) return void report.click();
      const decision = document.querySelector('main .decision');
      const who = decision?.querySelector('.who')?.textContent ?? '';
      if (!decision || who.includes(others ?? '')) return false;
      const seen = (button: HTMLElement) => button.checkVisibility() && button.ariaDisabled !== 'true';
      return {
        // Whom it is put to stands before it, where somebody answers for two.
        question: [...(decision.querySelector('h1')?.childNodes ?? [])].at(-1)?.textContent?.trim() ?? '',
        text: document.querySelector('main')?.innerText ?? '',
        buttons: [...decision.querySelectorAll('button')].filter(seen).map((one) => one.innerText.trim()),
        listed: decision.querySelector('.moves') !== null,
      };
    }, names);
    return (await handle.jsonValue()) as Asked;
  }

  /** Presses what makes a move, and waits until the server has answered and the page has drawn it. */
  async move(press: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse(
      (one) => one.request().method() !== 'GET' && /\/(moves|standing)\b/.test(one.url()),
      { timeout: 15_000 },
    );
    await Promise.all([answer, press()]);
    const response = await answer;
    await response.finished();
    await this.drawn();
    if (response.ok()) this.made++;
    else if (response.status() !== 409) throw new Error(`refused: ${await response.text()}`);
  }
  /** A button may go as it is reached for: the page sends a move that came too late once more by itself. */
  async press(name: RegExp | string): Promise<void> {
    const button = this.button(name).first();
    try {
      await this.move(() => button.click({ timeout: 8_000 }));
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await button.count()) > 0) throw error;
    }
  }

  /** Lets the page draw what it has. */
  drawn = () =>
    this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
