import { waitFor } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { flat } from '$lib/text';
import { seen } from '../../../../test/views';
import { namesOf } from '../box.svelte';
import { GAME } from '../names';
import { SHIRTS, wearer } from '../shirts';
import { logLine } from '../words';

beforeAll(() => loadGame(GAME));
beforeEach(() => speak('en'));

it('the man named for a number takes his penalty with the stars that the log tells', () => {
  const { link, names } = seen('advanced-over');
  const told = link.log.flatMap((entry) => {
    const man = entry.type === 'penalty' ? wearer(entry, link.log) : undefined;
    return man === undefined ? [] : [[names.player(man).stars, entry['stars']]];
  });
  expect(told.length).toBeGreaterThan(2);
  for (const [his, stars] of told) expect(his).toBe(stars);
});

it('nobody is named by a number once somebody has come on for that team', () => {
  const { link } = seen('advanced-over');
  const on = link.log.findIndex((entry) => entry.type === 'came-on');
  const team = link.log[on]?.['team'];
  const side = ['blue', 'red', 'yellow', 'green'].indexOf(String(team));
  const hurt = { n: (link.log[on]?.n ?? 0) + 0.5, type: 'hurt', side, number: 2 };
  expect(wearer(hurt, link.log)).toBeUndefined();
  expect(wearer({ ...hurt, n: (link.log[on]?.n ?? 0) - 0.5 }, link.log)).toBeGreaterThan(0);
  expect(wearer({ ...hurt, side: 10 }, link.log)).toBeUndefined();
});

it('the log names him beside his number, in both languages', async () => {
  const { link, names } = seen('advanced-over');
  namesOf(link as never);
  const entry = link.log.find((one) => SHIRTS.has(one.type) && wearer(one, link.log) !== undefined);
  if (!entry) throw new Error('no number is called');
  const man = names.player(wearer(entry, link.log) ?? 0).name;
  for (const tongue of ['en', 'pt'] as const) {
    speak(tongue);
    await waitFor(() =>
      expect(flat(logLine(entry, link as never).text)).toContain(`${String(entry['number'])} (${man})`),
    );
  }
});
