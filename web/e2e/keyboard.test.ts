import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Keys } from './keys';
import { Hands } from './player/hands';
import { before, openAt, type Moment } from './records';
import { served } from './served';
import { person } from './table';
import { said, stage } from './words';

const on = served();
let page: Page;
let keys: Keys;
let hands: Hands;

beforeEach(async () => {
  page = await person(on.browser);
  keys = new Keys(page);
  hands = new Hands(page);
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'pointerdown', 'touchstart'])
      window.addEventListener(type, () => document.documentElement.setAttribute('data-touched', type), true);
  });
});
afterEach(async () => {
  expect(await page.locator('html[data-touched]').count()).toBe(0);
  await page.context().close();
});

async function sit(moment: Moment): Promise<void> {
  await page.goto((await openAt(on.server.url, moment)).link(moment.seat));
  await hands.asked();
  await keys.press('Tab');
}
const pitch = () => page.locator('main .pitch').getByRole('button').allTextContents();

it('builds and locks an eleven', async () => {
  await sit(before('three-managers-covered-one', /^A shape/, 5));
  // Another formation, by the arrows among the formations.
  await keys.until('Tab', '[role=radio]');
  await keys.until('ArrowRight', '[role=radio][aria-checked=false]:not([aria-disabled])', 8);
  const formation = await keys.name();
  await keys.press('Enter');
  expect(await page.locator('[role=radio][aria-checked=true]').innerText()).toBe(formation);

  // A man off the pitch, another one on: pick up and put down.
  await keys.until('Shift+Tab', '.pitch button');
  const order = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'];
  for (const arrow of order) {
    await keys.press('Enter');
    if ((await page.locator('main .hand button[data-mark=may]').count()) > 0) break;
    await keys.press('Enter');
    await keys.press(arrow);
  }
  const out = await keys.name();
  await keys.until('Tab', '.hand button');
  await keys.until('ArrowRight', '.hand button[data-mark=may]', 18);
  const comes = (await keys.name()).split(',')[0] ?? '';
  await keys.press('Enter');
  const men = await pitch();
  expect(men.some((man) => man.includes(comes))).toBe(true);
  expect(men.some((man) => man.includes(out.split(',')[0] ?? out))).toBe(false);

  await keys.until('Tab', '.acts .main button');
  await hands.move(() => page.keyboard.press('Enter'));
  expect(hands.made).toBe(1);
  await keys.check('after the lock');
});

it('bids, after looking at a standing maximum', async () => {
  await sit(before('two-managers', /^A bid /));
  await keys.until('Tab', '[role=spinbutton]');
  const first = await page.getByRole('spinbutton').innerText();
  await keys.press('ArrowUp');
  expect(await page.getByRole('spinbutton').innerText()).not.toBe(first);
  await keys.until('Shift+Tab', '.ladder button');
  await keys.until('Tab', '.acts .main button');
  expect(await keys.name()).toMatch(said(stage['bid']));
  await hands.move(() => page.keyboard.press('Enter'));
  await page.getByText(said(stage['leading'])).waitFor();
  await keys.check('after the bid');
  expect(hands.made).toBe(1);
});
