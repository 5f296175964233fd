import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { faults } from './look';
import { Player } from './player/play';
import { before, movesIn } from './records';
import { served } from './served';
import { DESK, person } from './table';
import { own, said, shell } from './words';

const on = served();
let page: Page;

beforeAll(async () => {
  page = await person(on.browser);
});

/** Opens a record from the start page, cut off at a moment: all its seats are played at this device. */
async function openRecord(): Promise<void> {
  const { record, upto } = before('three-managers-covered-one', /^A shape/, 5);
  const head = record.split('\n').filter((line) => !/^([A-H]|LUCK|expect|refuse|over)\b/.test(line));
  const text = [...head, ...movesIn(record).slice(0, upto)].join('\n');
  await page.goto(on.server.url);
  const file = { name: 'ours.game', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel(shell['home.record'] ?? '').setInputFiles(file);
  const asked = page.getByRole('dialog', { name: shell['goOn.title'] ?? '' });
  await asked.getByRole('combobox').first().waitFor();
  for (const seat of await asked.getByRole('combobox').all()) await seat.selectOption('person');
  await asked.getByRole('button', { name: shell['goOn.go'] ?? '', exact: true }).click();
  await page.waitForURL(/#\/t\//);
}

const curtain = () => page.getByRole('dialog');
const take = () => page.keyboard.press('Enter');
/** The eleven on the pitch, place by place, as it is read out. */
const eleven = () => page.locator('main .pitch').getByRole('button').allTextContents();
/** The chance cards in hand, as they are read out. */
const hand = () =>
  page
    .getByRole('region', { name: said(own['chanceCards']) })
    .locator('.sr, [aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
const everything = () => page.evaluate(() => document.documentElement.outerHTML);

it('shows nothing of anybody while the device goes from hand to hand', async () => {
  await openRecord();
  await curtain().waitFor();
  expect(await page.getByRole('main').count()).toBe(0);
  expect(await faults(page, () => curtain().waitFor())).toEqual([]);
  await page.setViewportSize(DESK);
  await take();
  await curtain().waitFor({ state: 'detached' });

  const first = new Player(page);
  await first.hands.asked();
  const kept = await hand();
  expect(kept).toHaveLength(1);
  const others = page.locator('main .decision [role=radio][aria-checked=false]:not([aria-disabled])');
  await others.first().click();
  const chosen = await eleven();
  await first.hands.press(said(own['lock']));

  await curtain().waitFor();
  expect(await page.getByRole('main').count()).toBe(0);
  const covered = await everything();
  for (const secret of [...kept, ...chosen]) expect(covered.includes(secret), secret).toBe(false);
  await take();
  await curtain().waitFor({ state: 'detached' });
  await new Player(page).hands.asked();
  expect(await hand()).not.toEqual(kept);
  const seen = await everything();
  for (const secret of kept) expect(seen.includes(secret), secret).toBe(false);
  expect(await eleven()).not.toEqual(chosen);
});
