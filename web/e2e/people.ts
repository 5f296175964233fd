/** People at one table, each with a browser, a link and a line to the server of his own. */
import type { Browser, Page } from 'playwright-core';
import type { SeatLetter } from '../src/shell/types';
import { Player } from './player/play';
import type { Opened } from './records';
import { person } from './table';
import { Wire } from './wire';

export interface Person {
  wire: Wire;
  page: Page;
  player: Player;
}

export class People {
  private all: Person[] = [];
  constructor(
    private readonly browser: Browser,
    private readonly server: string,
  ) {}

  async sit(table: Opened, who: SeatLetter | 'spectator'): Promise<Person> {
    const [wire, page] = await Promise.all([Wire.to(this.server), person(this.browser)]);
    const one = { wire, page, player: new Player(page) };
    this.all.push(one);
    await page.goto(table.link(who).replace(this.server, wire.url));
    await page.locator('main .decision > .who').waitFor();
    return one;
  }
  async leave(): Promise<void> {
    await Promise.all(this.all.map((one) => one.page.context().close()));
    this.all.forEach((one) => one.wire.close());
    this.all = [];
  }
}
