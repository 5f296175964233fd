import { describe, expect, it } from 'vitest';
import { offered, played, situation, wanted } from '../device';
import type { MySeat } from '../mine';
import type { Chair, SeatLetter } from '../types';

const seat = (letter: SeatLetter, where?: 'here' | 'away'): MySeat => ({
  seat: letter,
  token: letter.toLowerCase(),
  name: letter,
  ...(where && { where }),
});
const chair = (letter: SeatLetter, kind: 'person' | 'bot' = 'person', online = false): Chair => ({
  seat: letter,
  kind,
  bot: kind === 'bot' ? 'coach' : '',
  name: letter,
  club: '',
  colours: [],
  crest: '',
  online,
});
const letters = (seats: readonly MySeat[]) => seats.map((one) => one.seat).join('');

describe('the seats of this device', () => {
  const both = [seat('A'), seat('B')];
  it.each<[string, MySeat[], Chair[], string[], string]>([
    ['are those it has keys for', both, [chair('A', 'person', true), chair('B')], ['a'], 'AB'],
    ['are not those sent away', [seat('A'), seat('B', 'away')], [chair('A'), chair('B')], ['a'], 'A'],
    ['are not those open elsewhere', both, [chair('A'), chair('B', 'person', true)], ['a'], 'A'],
    [
      'are those this page has just left, though the server has not noticed',
      both,
      [chair('A'), chair('B', 'person', true)],
      ['a', 'b'],
      'AB',
    ],
  ])('%s', (_, kept, chairs, held, expected) => {
    expect(letters(offered(kept, chairs, 'a', new Set(held)))).toBe(expected);
  });

  it('may be looked at where a computer plays, but nobody has to hold the device for it', () => {
    const chairs = [chair('A'), chair('B', 'bot')];
    const all = offered(both, chairs, 'a', new Set());
    expect(letters(all)).toBe('AB');
    expect(letters(played(all, chairs))).toBe('A');
  });
});

describe('who should hold the device', () => {
  const here = [seat('A'), seat('B'), seat('C')];
  const who = (turn: SeatLetter[], waiting: SeatLetter[], token: string) =>
    wanted(here, { turn, waiting }, token)?.seat;
  it('is whoever has it while he is asked, else who is asked, else who has it', () => {
    expect(who(['A', 'B'], [], 'b')).toBe('B');
    expect(who(['A', 'B'], [], 'c')).toBe('A');
    expect(who([], [], 'c')).toBe('C');
    expect(who(['D'], [], 'b')).toBe('B');
  });
  it('is first of all who must answer whether somebody may go back', () => {
    expect(who(['A'], ['B', 'C'], 'a')).toBe('B');
    expect(who(['A'], ['B', 'C'], 'c')).toBe('C');
  });
  it('is nobody where only a computer’s seat is looked at', () => {
    expect(wanted([seat('A')], { turn: ['B'], waiting: [] }, 'b')).toBeUndefined();
  });
  it('is asked again when the table waits for others', () => {
    const now = situation({ turn: ['A'], waiting: [] });
    expect(situation({ turn: ['A'], waiting: [] })).toBe(now);
    expect(situation({ turn: ['A'], waiting: ['B'] })).not.toBe(now);
    expect(situation({ turn: ['B'], waiting: [] })).not.toBe(now);
  });
});
