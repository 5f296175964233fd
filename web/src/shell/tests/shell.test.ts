import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes, nextCrest, resized, seated, usualSeats, wishOf } from '../../pages/setup/wish';
import { crestOf, crestText } from '$lib/faces';
import { hrefOf, mine, seatHref } from '../mine';
import { parse } from '../router.svelte';
import { parser, type ServerEvent } from '../sse';

describe('addresses', () => {
  it('lead to pages, and keep tokens behind the hash', () => {
    expect(parse('')).toEqual({ page: 'home' });
    expect(parse('#/t/abc/TOK')).toEqual({ page: 'table', table: 'abc', token: 'TOK' });
    expect(parse('#/rules/match-of-the-season/MOTS-025')).toEqual({
      page: 'rules',
      game: 'match-of-the-season',
      rule: 'MOTS-025',
    });
    expect(parse('#/t')).toEqual({ page: 'missing' });
    expect(parse('#/%E0%A4%A')).toEqual({ page: 'missing' });
    expect(seatHref('a/b', 'c d')).toBe('#/t/a%2Fb/c%20d');
    expect(parse(seatHref('a/b', 'c d'))).toEqual({ page: 'table', table: 'a/b', token: 'c d' });
  });
});

describe('server-sent events', () => {
  const read = (...pieces: string[]) => {
    const events: ServerEvent[] = [];
    const take = parser((event) => events.push(event));
    pieces.forEach(take);
    return events;
  };

  it('are read whole, however they are cut up', () => {
    const text = ': open\n\nid: 3-4\nevent: changed\ndata: {"a":1}\n\nevent: gone\ndata: {}\n\n';
    const whole = read(text);
    expect(whole).toEqual([
      { id: '3-4', type: 'changed', data: '{"a":1}' },
      { id: '3-4', type: 'gone', data: '{}' },
    ]);
    expect(read(...text)).toEqual(whole);
  });

  it('may end their lines as they like and hold several lines', () => {
    expect(read('data: a\r\ndata: b\r\n\r\n')).toEqual([{ id: '', type: 'message', data: 'a\nb' }]);
    expect(read('data: unfinished\n')).toEqual([]);
  });
});

describe('my tables', () => {
  beforeEach(() => localStorage.clear());
  const table = (id: string) => ({
    table: id,
    game: 'demo',
    seats: [{ seat: 'A' as const, token: 'tok', name: '' }],
    spectator: 'spec',
    at: 1,
  });

  it('are kept newest first, once each, and can be dropped', () => {
    mine.keep(table('one'));
    mine.keep(table('two'));
    mine.keep(table('one'));
    expect(mine.all().map((one) => one.table)).toEqual(['one', 'two']);
    mine.drop('one');
    expect(mine.all().map((one) => one.table)).toEqual(['two']);
    expect(hrefOf(table('two'))).toBe('#/t/two/tok');
  });

  it('are never lost while they are being played; of too many the oldest finished ones go', () => {
    for (let i = 0; i < 50; i++) mine.keep({ ...table(`over-${i}`), over: true });
    for (let i = 0; i < 50; i++) mine.keep(table(`on-${i}`));
    expect(mine.all().filter((one) => !one.over)).toHaveLength(50);
    expect(mine.all().filter((one) => one.over)).toHaveLength(10);
    expect(mine.find('over-49')).toBeDefined();
    for (let i = 50; i < 90; i++) mine.keep(table(`on-${i}`));
    expect(mine.all()).toHaveLength(90);
  });

  it('are known until the page is closed where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    mine.keep(table('one'));
    expect(mine.find('one')?.seats[0]?.token).toBe('tok');
    full.mockRestore();
    mine.keep(table('two'));
    expect(mine.all().map((one) => one.table)).toEqual(['two', 'one']);
    expect(localStorage.getItem('touchline.tables')).toContain('"one"');
  });

  it('survive rubbish in the browser', () => {
    localStorage.setItem('touchline.tables', '{not json');
    expect(mine.all()).toEqual([]);
    localStorage.setItem('touchline.tables', '[{"table":3}]');
    expect(mine.all()).toEqual([]);
  });
});

describe('a table to be set', () => {
  const game = {
    id: 'g',
    name: 'G',
    seats: { fewest: 2, most: 4 },
    edition: 1,
    bots: [],
    packs: [],
    options: [{ id: 'seasons', values: ['1', '6'], standard: '6', rule: 'MOTS-002' }],
  };

  it('is one person and coaches unless somebody says otherwise', () => {
    const wish = wishOf(game, usualSeats(4), {});
    expect(wish.seats.map((seat) => `${seat.kind} ${seat.bot ?? ''}`.trim())).toEqual([
      'person',
      'bot coach',
      'bot coach',
      'bot coach',
    ]);
    expect(wish.options).toEqual({});
  });

  it('sends only options that differ, and keeps names when seats come and go', () => {
    const seats = usualSeats(4).map((seat, i) =>
      i === 1 ? { ...seated(seat, 'person', 1), name: ' Ana ' } : seat,
    );
    const wish = wishOf(game, resized(seats, 2), { seasons: '1' });
    expect(wish.options).toEqual({ seasons: '1' });
    expect(wish.seats).toHaveLength(2);
    expect(wish.seats[1]).toMatchObject({ kind: 'person', name: 'Ana' });
    expect(minutes(seats, { seasons: '1' })).toBeLessThan(minutes(seats, { seasons: '6' }));
  });

  it('writes a crest in a line and reads it back, and passes over nonsense', () => {
    const crest = { sign: 'bridge', part: 'chief', shape: 0, a: '#c8322b', b: '#fff3df' } as const;
    expect(crestOf(crestText(crest))).toEqual(crest);
    expect(crestOf('"><script> x 9 red -')).toEqual({});
    for (const own of Object.getOwnPropertyNames(Object.prototype))
      expect(crestOf(`${own} ${own} - - -`), own).toEqual({});
    expect(nextCrest(crest).sign).not.toBe('bridge');
  });
});
