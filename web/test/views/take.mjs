/**
 * Takes real views for tests: plays games with computer managers on a server that runs, and keeps what seat A sees at
 * the moments named below. `node test/views/take.mjs http://127.0.0.1:8080 [name…]`; needed again when a view changes.
 */
import { writeFileSync } from 'node:fs';

const [server = 'http://127.0.0.1:8080', ...only] = process.argv.slice(2);
const GAME = 'match-of-the-season';
const here = (name) => new URL(`${name}.json`, import.meta.url);
const day = (view, competition) => view.matches?.competition === competition;

const MOMENTS = {
  absences: { until: (view) => day(view, 'league') && view.absences.length > 3 && view.stage === 'line-ups' },
  /** A whole game; of the log the last season is kept. */
  europe: { until: () => false },
  advanced: {
    options: { match: 'advanced' },
    until: (view) => view.stage === 'substitutions' && view.matches.throwsMade > 2,
  },
  'advanced-over': { options: { match: 'advanced', seasons: '1' }, until: () => false },
  over: { options: { seasons: '1' }, until: () => false },
  'two-managers': { seats: 2, until: (view) => view.season === 1 && view.day > 20 },
  'three-managers': { seats: 3, until: (view) => view.season === 1 && view.day > 20 },
};

async function ask(method, path, body, token) {
  const answer = await fetch(`${server}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status === 429) {
    await new Promise((wait) => setTimeout(wait, 500));
    return ask(method, path, body, token);
  }
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function take(name, { seats = 4, options = {}, until }) {
  const chair = (i) => ({ kind: i === 0 ? 'person' : 'bot', name: ['Ana', 'Vela', 'Mirela', 'Brandt'][i] });
  const made = await ask('POST', '/tables', {
    game: GAME,
    options,
    pace: 0,
    seats: Array.from({ length: seats }, (_, i) => chair(i)),
  });
  const token = made.seats[0].token;
  const table = `/tables/${made.table}`;
  const sit = (kind) => ask('PATCH', `${table}/seats/A`, { kind }, token);
  const box = await ask('GET', `${table}/box`, undefined, token);
  await sit('bot');
  let shown;
  do shown = await ask('GET', `${table}?since=1000000`, undefined, token);
  while (!shown.result && !until(shown.view));
  if (!shown.result) await sit('person');
  shown = await ask('GET', `${table}?since=0`, undefined, token);
  while (shown.log.at(-1).n < shown.lines) {
    const more = await ask('GET', `${table}?since=${shown.log.at(-1).n}`, undefined, token);
    shown = { ...more, log: [...shown.log, ...more.log] };
  }
  if (!shown.result && !until(shown.view)) return take(name, { seats, options, until });
  const season = shown.log.findLastIndex((line) => line.type === 'season-began');
  shown.log = shown.log.slice(Math.max(0, season));
  writeFileSync(here(name), JSON.stringify(shown));
  writeFileSync(here('box'), JSON.stringify(box));
  process.stdout.write(`${name}: season ${shown.view.season}, day ${shown.view.day}, ${shown.view.stage}\n`);
}

for (const [name, moment] of Object.entries(MOMENTS))
  if (only.length === 0 || only.includes(name)) await take(name, moment);
