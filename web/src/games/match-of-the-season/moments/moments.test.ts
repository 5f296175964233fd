import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '$lib';
import { seen, type Taken } from '../../../../test/views';
import type { LogEntry } from '../../../shell/types';
import { GAME } from '../names';
import { waysOf } from '../panels/result';
import { compared, shownBefore } from './compare';
import Course from './Course.svelte';
import { is, lastOf, momentAfter, storyOf, type Moment } from './moment';
import { paid, reasons } from './report';
import Report from './Report.svelte';
import { replaysOf, throwsOf, throwWords } from './throws';

beforeAll(() => loadGame(GAME));
type Match = Extract<Moment, { kind: 'match' }>;

/** Every match of a log, as the report gets it. */
function matches(log: LogEntry[]): Match[] {
  return log.flatMap((entry, i) => {
    if (!is(entry, 'played')) return [];
    return [{ kind: 'match' as const, n: entry.n, event: entry, story: storyOf(log, i + 1) }];
  });
}

const TOLD = { holds: () => false, rest: () => undefined };

describe('a basic match', () => {
  it.each<Taken>(['over', 'europe', 'two-managers'])(
    'is told with the numbers that decided it, in %s',
    (name) => {
      const { link, names } = seen(name);
      const ways = waysOf(link.shown?.options);
      for (const match of matches(link.log)) {
        const { event, story } = match;
        const turned = replaysOf(story) === 0 ? lastOf(story, 'revealed') : undefined;
        const card = turned && names.chance(turned.kind)?.effect;
        const home = shownBefore(link.log, match.n, event.home, names);
        const away = shownBefore(link.log, match.n, event.away, names);
        expect([home?.stars.length, away?.stars.length]).toEqual([11, 11]);
        const sums = home && away && compared(event.die, home, away, card, ways.crossed);
        if (sums && card !== 'counter-attack') {
          const better = sums.home > sums.away ? 0 : sums.home < sums.away ? 1 : 2;
          expect([match.n, event.die, better]).toEqual([match.n, event.die, event.outcome]);
        }
        expect(reasons(match, link.log, names, ways).join(' ')).toMatch(
          /The die asked for|decided|card|turned/,
        );
      }
    },
  );

  it('crosses attack and defence where the house rule says so', () => {
    const home = { formation: '4-4-2', stars: [1, 2, 2, 2, 2, 3, 3, 3, 3, 5, 5] };
    const away = { formation: '3-4-3', stars: [1, 4, 4, 4, 1, 1, 1, 1, 2, 2, 2] };
    expect(compared(2, home, away, undefined, false)).toEqual({ home: 10, away: 6, bonus: 0 });
    expect(compared(2, home, away, undefined, true)).toEqual({ home: 8, away: 6, bonus: 0 });
    expect(compared(4, home, away, undefined, true)).toEqual({ home: 10, away: 12, bonus: 0 });
  });

  it('counts what a tactics card adds', () => {
    const home = { formation: '4-4-2', stars: [1, 2, 2, 2, 2, 3, 3, 3, 3, 5, 0] };
    expect(compared(3, home, home, 'match-of-the-season', false)?.bonus).toBe(5);
    expect(compared(3, home, home, 'central-attack', false)?.bonus).toBe(4); // two of four stand inside
    expect(compared(2, home, home, 'central-attack', false)?.bonus).toBe(2); // one attacker stands
    expect(compared(4, home, home, 'central-attack', false)?.bonus).toBe(0);
    expect(compared(6, home, home, 'wing-attack', false)).toEqual({ home: 6, away: 6, bonus: 0 });
  });

  it('tells the money that it brought', () => {
    const { link, names } = seen('over');
    const won = matches(link.log).find((match) => match.event.outcome !== 2);
    expect(won && paid(won, link.log, names).join()).toMatch(/\+\d+k/);
    const drawn = matches(link.log).find((match) => match.event.outcome === 2);
    expect(drawn && paid(drawn, link.log, names)).toEqual([]);
  });
});

describe('an advanced match', () => {
  it('has six throws whose goals make the score', () => {
    const { link, names } = seen('advanced-over');
    const all = matches(link.log);
    expect(all.length).toBeGreaterThan(10);
    for (const match of all) {
      const throws = throwsOf(match.story, names);
      expect([match.n, throws.length]).toEqual([match.n, 6]);
      const goals = throws.filter((one) => one.came === 'goal' || one.came === 'penalty');
      const of = (side: number) => goals.filter((one) => one.side === side).length;
      expect([of(match.event.home), of(match.event.away)]).toEqual([
        match.event.homeGoals,
        match.event.awayGoals,
      ]);
      throws.forEach((one) =>
        expect(throwWords(one, names, waysOf(link.shown?.options))).not.toMatch(
          /undefined|NaN|number 0|die\./,
        ),
      );
    }
  });

  it('is reported with its score, also where nobody scored', () => {
    const { link, names } = seen('advanced-over');
    const match = matches(link.log)[0];
    if (!match) throw new Error('no match');
    const none = { ...match, event: { ...match.event, homeGoals: 0, awayGoals: 0, outcome: 2 } };
    render(Report, {
      log: link.log,
      names,
      ways: waysOf(link.shown?.options),
      match: none,
      telling: TOLD,
      onclose: () => undefined,
    });
    expect(screen.getByText('0 : 0')).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'The six throws' })).getAllByRole('listitem'),
    ).toHaveLength(6);
  });

  it('shows score and throws while it is on', () => {
    const { link, view, names } = seen('advanced');
    render(Course, { link, view, log: link.log, names });
    const course = screen.getByRole('region', { name: 'Course of the match' });
    const match = view.matches?.list[view.matches.playing];
    expect(course).toHaveTextContent(`${match?.homeGoals} : ${match?.awayGoals}`);
    expect(within(course).getAllByText(/to come/)).toHaveLength(6 - (view.matches?.throwsMade ?? 0));
  });
});

describe('moments', () => {
  it('are my own matches, for spectators all', () => {
    const { link } = seen('over');
    const all = matches(link.log);
    for (const match of all) {
      const log = link.log.slice(0, link.log.findIndex((entry) => entry.n === match.n) + 1);
      const { home, away } = match.event;
      expect(momentAfter(log, match.n - 1, [])).toMatchObject({ kind: 'match', n: match.n });
      expect(momentAfter(log, match.n - 1, [away])).toMatchObject({ kind: 'match', n: match.n });
      const others = [0, 1, 2, 3].filter((side) => side !== home && side !== away);
      expect(momentAfter(log, match.n - 1, others)).toBeUndefined();
    }
  });
});
