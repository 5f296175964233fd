import { act, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { skipMotion } from '$lib/motion.svelte';
import { setSound } from '$lib/sound.svelte';
import { seen } from '../../../../test/views';
import type { LogEntry } from '../../../shell/types';
import Table from '../Table.svelte';
import { answering, linkOf, move, TOOLS, viewOf } from '../tests/fixture';
import { heardAsThrown, heardAsTold } from './sounds';

const line = (n: number, type: string, parts: object): LogEntry => ({ n, type, rule: 'MOTS-070', ...parts });
const FIXTURE = line(1, 'fixture', { competition: 'league', home: 0, away: 1 });
const threw = (n: number, die = 12) => line(n, 'threw', { team: 'blue', die, pips: 1, purpose: 'none' });
const GOAL = line(3, 'goal', { side: 0, die: 1, homeGoals: 1, awayGoals: 0 });
const PLAYED = line(5, 'played', {
  competition: 'league',
  home: 0,
  away: 1,
  outcome: 0,
  die: 1,
  homeGoals: 0,
  awayGoals: 0,
});

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  localStorage.clear();
  speak('en');
  answering();
});
afterEach(() => {
  setSound(false);
  skipMotion();
  vi.unstubAllGlobals();
});

it('the whistle goes at kick-off and at the end, dice with every throw, the crowd at goals and titles', () => {
  const log = [FIXTURE, threw(2), GOAL, threw(4), PLAYED];
  expect([...heardAsThrown(log.slice(0, 2), 1, [0])]).toEqual(['dice', 'whistle']);
  expect([...heardAsThrown(log.slice(0, 4), 3, [0])]).toEqual(['dice']);
  expect([...heardAsTold(log.slice(0, 3), 2, [1])]).toEqual(['crowd']);
  expect([...heardAsTold(log, 4, [0])]).toEqual(['whistle']);
  expect([...heardAsTold([line(6, 'trophy', { team: 'red' })], 0, [0])]).toEqual(['crowd']);
  expect([...heardAsThrown([line(1, 'rolled', { team: 'red', pips: 2 })], 0, [0])]).toEqual(['dice']);
});

it('of others’ matches nothing is heard, except by who watches', () => {
  const log = [FIXTURE, threw(2), GOAL, threw(4), PLAYED];
  expect([...heardAsThrown(log, 0, [2, 3]), ...heardAsTold(log, 0, [2, 3])]).toEqual([]);
  expect([...heardAsThrown(log, 0, [])]).toEqual(['dice', 'whistle']);
  expect([...heardAsTold(log, 0, [])]).toEqual(['crowd', 'whistle']);
});

it('in a whole game every match has its two whistles, and goals their crowd', () => {
  const { link } = seen('advanced-over');
  const { log } = link;
  const heard = (sounds: typeof heardAsTold, sound: string) =>
    log.filter((_, i) => sounds(log.slice(0, i + 1), log[i - 1]?.n ?? 0, []).has(sound as 'dice'));
  const told = (type: string) => log.filter((entry) => entry.type === type && !entry.undone);
  expect(heard(heardAsThrown, 'whistle')).toHaveLength(told('played').length);
  expect(heard(heardAsTold, 'whistle')).toEqual(told('played'));
  expect(heard(heardAsTold, 'crowd')).toEqual([...told('goal'), ...told('trophy')].sort((a, b) => a.n - b.n));
  expect(told('goal').length).toBeGreaterThan(10);
});

/** Counts what is played: tones and noises. */
function listen() {
  const made = { tones: 0, noises: 0 };
  const part = () => ({ connect: (to: unknown) => to, start: () => undefined, stop: () => undefined });
  const value = { value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  class Audio {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    createOscillator = () => (made.tones++, { ...part(), frequency: { ...value } });
    createBufferSource = () => (made.noises++, part());
    createBuffer = () => ({ getChannelData: () => [] });
    createBiquadFilter = () => ({ ...part(), frequency: { ...value } });
    createGain = () => ({ ...part(), gain: value });
  }
  vi.stubGlobal('AudioContext', Audio);
  return made;
}

async function kickOff(lines = [threw(2, 6), PLAYED]) {
  const { link } = linkOf(viewOf({}), [move('throw')], [], {}, [FIXTURE]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  link.log = [FIXTURE, ...lines];
  await act(tick);
}

it('nothing is heard unless somebody turned sounds on', async () => {
  const made = listen();
  await kickOff();
  skipMotion();
  await act(tick);
  expect(made).toEqual({ tones: 0, noises: 0 });
});

it('at the table whistle and dice are heard as it is thrown, the final whistle when it is told', async () => {
  const made = listen();
  setSound(true);
  made.noises = 0;
  await kickOff();
  expect(made).toEqual({ tones: 2, noises: 5 });
  skipMotion();
  await act(tick);
  expect(made).toEqual({ tones: 4, noises: 5 });
});

it('a device that slept while a lot was played hears nothing of it', async () => {
  const made = listen();
  setSound(true);
  made.noises = made.tones = 0;
  const slept = Array.from({ length: 400 }, (_, i) => line(2 + i, 'covered', { team: 'red' }));
  await kickOff([...slept, threw(402, 6), { ...PLAYED, n: 403 }]);
  skipMotion();
  await act(tick);
  expect(made).toEqual({ tones: 0, noises: 0 });
});
