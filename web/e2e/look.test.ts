import type { Page } from 'playwright-core';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { faults } from './look';
import { before, golden, movesIn, openAt } from './records';
import { served } from './served';
import { person } from './table';
import { match, said, shell, stage, told } from './words';

const on = served();
let page: Page;

beforeEach(async () => {
  page = await person(on.browser);
});
afterEach(() => page.context().close());

const heading = () => page.getByRole('heading', { level: 1 }).first().waitFor();
/** On a phone the question alone is seen: who is asked stands there for wide screens. */
const asked = () =>
  page
    .locator('main .decision > .who')
    .filter({ hasText: shell['decision.yours'] })
    .waitFor({ state: 'attached' });

it.each(['', '#/new/match-of-the-season', '#/learn/match-of-the-season', '#/rules/match-of-the-season'])(
  'finds nothing wrong with the page /%s',
  async (hash) => {
    await page.goto(on.server.url + hash);
    expect(await faults(page, heading)).toEqual([]);
  },
);

it.each([
  ['colours', 'two-managers', / take /],
  ['draft', 'two-managers', / choose /],
  ['line-up', 'three-managers-covered-one', /^A shape/],
  ['auction', 'two-managers', /^A bid /],
  ['turning a card', 'two-managers', / turn-card/],
  ['kick-off', 'central-attack-8', / lay /],
  ['one man of several', 'two-managers', / accept /],
  ['contracts', 'three-managers-covered-one', / extend /],
  ['swaps', 'swaps', / swap /],
] as const)('finds nothing wrong with a table: %s', async (_, name, move) => {
  const moment = before(name, move);
  await page.goto((await openAt(on.server.url, moment)).link(moment.seat));
  await asked();
  expect(await faults(page, asked)).toEqual([]);
});

it('finds nothing wrong with trade, a chosen man and both prices', async () => {
  const moment = before('two-managers', /^A throw/);
  await page.goto((await openAt(on.server.url, moment)).link('A'));
  await asked();
  await page.getByText(stage['sell'] ?? '', { exact: true }).click();
  const decision = page.locator('main .decision');
  await decision.locator('button[data-mark="may"]').first().click();
  expect(
    await faults(page, () => decision.getByRole('button', { name: said(stage['sellBank']) }).waitFor()),
  ).toEqual([]);
});

async function atLineUp() {
  const moment = before('three-managers-covered-one', /^A shape/, 5);
  await page.goto((await openAt(on.server.url, moment)).link('A'));
  await asked();
}
it('finds nothing wrong with a reason why not', async () => {
  await atLineUp();
  const off = page.locator('main .decision [role=radio][aria-disabled=true]').first();
  const hint = async () => {
    await off.focus();
    await page.locator('.hint').waitFor();
  };
  expect(await faults(page, hint)).toEqual([]);
});

it.each(['l', 'm', '?'])('finds nothing wrong with what the key %s opens', async (key) => {
  await atLineUp();
  await page.keyboard.press(key);
  expect(await faults(page, () => page.getByRole('dialog').waitFor())).toEqual([]);
});

it('finds nothing wrong with the report of a match, which leaves the decision free and is there again', async () => {
  const moment = before('saved-penalty', / begin/);
  await page.goto((await openAt(on.server.url, moment)).link(moment.seat));
  await asked();
  await page.getByRole('button', { name: said(stage['begin']) }).click();
  const report = page.getByRole('region', { name: match['report'] });
  await report.waitFor();
  const [lies, decision] = await Promise.all(
    [report, page.locator('main .decision')].map((one) => one.boundingBox()),
  );
  expect(lies && decision && lies.x + lies.width <= decision.x).toBe(true);
  await report.getByRole('button', { name: said(match['close']) }).click();
  await report.waitFor({ state: 'detached' });
  await page
    .getByTitle(match['report'] ?? '')
    .first()
    .click();
  expect(await faults(page, () => report.waitFor())).toEqual([]);
});

it('finds nothing wrong with the end, its replay, and what a spectator sees', async () => {
  const record = golden('two-managers');
  const table = await openAt(on.server.url, { record, upto: movesIn(record).length });
  const over = () =>
    page
      .locator('main .decision')
      .getByText(told['stage.over.name'] ?? '')
      .first()
      .waitFor();
  await page.goto(table.link('A'));
  expect(await faults(page, over)).toEqual([]);
  await page.goto(table.link('A').replace('#/t/', '#/replay/'));
  const slider = page.getByRole('slider');
  expect(await faults(page, () => slider.waitFor())).toEqual([]);
  const live = await openAt(on.server.url, before('three-managers-covered-one', /^A shape/, 5));
  await page.goto(live.link('spectator'));
  const watching = page.locator('main .decision');
  expect(await faults(page, () => watching.waitFor())).toEqual([]);
});
