/** A phone that lies on its side: what is decided on and what decides it are both in sight, and can be pressed. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { atAuction } from './auction';
import { before, openAt } from './records';
import { served } from './served';
import { person } from './table';
import { said, shell } from './words';

const on = served();
let page: Page;
const LYING = { width: 740, height: 360 };

beforeEach(async () => {
  page = await person(on.browser, { viewport: LYING });
});
afterEach(() => page.context().close());

/** Nothing lies over its middle, which is in the screen. */
const pressed = (one: Locator) =>
  one.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const acts = () => page.locator('.decision > .acts button').filter({ visible: true }).all();

it('shows the eleven beside the decision: each place can be pressed, and the eleven be locked', async () => {
  const moment = before('three-managers-covered-one', /^A shape/, 5);
  await page.goto((await openAt(on.server.url, moment)).link('A'));
  const places = page.locator('.pitch .card');
  await places.nth(10).waitFor();
  const pitch = await page.locator('.pitch').boundingBox();
  expect(pitch?.height).toBeGreaterThan(220);
  for (const one of [...(await places.all()), ...(await acts())]) expect(await pressed(one)).toBe(true);
  const shape = page.locator('.decision [role=radio]').first();
  await shape.scrollIntoViewIfNeeded();
  expect(await pressed(shape)).toBe(true);
});

it('shows the man who is up beside what may be bid', async () => {
  await atAuction(page, on.server.url);
  const card = await page.locator('.stage .card').first().boundingBox();
  expect(card && card.x < LYING.width / 2 && card.y + card.height <= LYING.height).toBe(true);
  const all = await acts();
  expect(all.length).toBeGreaterThan(1);
  for (const one of all) expect(await pressed(one)).toBe(true);
});

it('shows the key of the curtain whole', async () => {
  const moment = before('two-managers', /^A bid /);
  const table = await openAt(on.server.url, moment);
  await page.goto(table.link('B'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto(table.link('A'));
  const key = page.getByRole('button', { name: said(shell['curtain.ready']) }).first();
  await key.waitFor();
  const box = await key.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(LYING.height);
});
