import type { Page } from 'playwright-core';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { served } from './served';
import { axeFinds, complaints } from './support';

const on = served();
let page: Page;
let said: string[];

beforeEach(async () => {
  page = await on.browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  said = complaints(page);
});
afterEach(async () => {
  expect(said).toEqual([]);
  await page.close();
});

it('leads from the start page to a decision with one click, and back again later', async () => {
  await page.goto(on.server.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/t\//);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(on.server.url);
  await page.getByRole('link', { name: /Continue: Match of the Season/ }).click();
  await page.waitForURL(/#\/t\//);
});

it('sets a table by keyboard, in Portuguese, without anything that axe finds', async () => {
  await page.goto(`${on.server.url}#/new/match-of-the-season`);
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('heading', { name: 'Pôr a mesa' }).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Nome' }).first().fill('Ana');
  await page.getByRole('button', { name: /Começar/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/t\//);
});

it('keeps seat tokens out of every address that is requested', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(on.server.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/t\//);
  const token = page.url().split('/').at(-1) ?? '';
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(token.length).toBeGreaterThan(20);
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  expect(asked.every((url) => url.startsWith(on.server.url))).toBe(true);
});
