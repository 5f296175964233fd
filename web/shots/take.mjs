/**
 * Pictures of the built page, to lay beside the mock: `npm run build && npm run shots -- OUT [name…]`. Reports content
 * policy violations, page errors and what axe finds.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { api } from './sample-api.mjs';
import { launch, serve } from './browser.mjs';

const [out = 'target/shots', ...only] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const small = { width: 360, height: 740 };
const SHOTS = [
  { name: 'home', hash: '#/', size: wide },
  { name: 'home-phone', hash: '#/', size: phone },
  { name: 'setup', hash: '#/new/match-of-the-season', size: wide },
  { name: 'setup-dark', hash: '#/new/match-of-the-season', size: wide, dark: true },
  { name: 'setup-phone', hash: '#/new/match-of-the-season', size: phone },
  { name: 'table', hash: '#/gallery/table', size: wide },
  { name: 'table-dark', hash: '#/gallery/table', size: wide, dark: true },
  { name: 'table-phone', hash: '#/gallery/table', size: phone },
  { name: 'table-small-dark', hash: '#/gallery/table', size: small, dark: true },
  { name: 'table-tablet', hash: '#/gallery/table', size: { width: 1024, height: 768 } },
  { name: 'auction', hash: '#/gallery/auction', size: wide },
  { name: 'auction-dark', hash: '#/gallery/auction', size: wide, dark: true },
  { name: 'auction-phone', hash: '#/gallery/auction', size: phone },
  { name: 'parts', hash: '#/gallery/parts', size: wide, full: true },
  { name: 'parts-dark', hash: '#/gallery/parts', size: wide, full: true, dark: true },
  { name: 'parts-phone', hash: '#/gallery/parts', size: phone, full: true },
  { name: 'faces', hash: '#/gallery/faces', size: wide },
  { name: 'plain', hash: '#/t/demo/AAAA', size: wide },
  { name: 'plain-phone', hash: '#/t/demo/AAAA', size: phone },
  { name: 'rules', hash: '#/rules/match-of-the-season/MOTS-025', size: wide },
  { name: 'rules-dark-phone', hash: '#/rules/match-of-the-season/MOTS-025', size: phone, dark: true },
  { name: 'replay', hash: '#/replay/demo/AAAA', size: wide },
  { name: 'learn', hash: '#/learn/match-of-the-season', size: wide },
  { name: 'home-pt', hash: '#/', size: wide, lang: 'pt' },
];

mkdirSync(out, { recursive: true });
const site = await serve('target/classes/web', api);
const browser = await launch();
let bad = 0;
for (const shot of SHOTS.filter((one) => only.length === 0 || only.includes(one.name))) {
  const context = await browser.newContext({
    viewport: shot.size,
    colorScheme: shot.dark ? 'dark' : 'light',
    bypassCSP: false,
  });
  await context.addInitScript((lang) => localStorage.setItem('touchline.lang', lang), shot.lang ?? 'en');
  const page = await context.newPage();
  const complain = (text) => {
    bad++;
    process.stdout.write(`  ${shot.name}: ${text}\n`);
  };
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(String(error)));
  await page.goto(site.url + shot.hash);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/${shot.name}.png`, fullPage: shot.full ?? false });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) complain(`scrolls sideways by ${overflow} px`);
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  for (const violation of found.violations) {
    complain(
      `axe ${violation.id}: ${violation.nodes.length} x, ${violation.nodes[0].target.join(' ')} ${violation.nodes[0].any[0]?.message ?? violation.help}`,
    );
  }
  await context.close();
}
await browser.close();
site.close();
process.stdout.write(`${bad} complaints\n`);
