import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { flat, gameWords, loadGame } from '$lib';
import { seen, type Taken } from '../../../../test/views';
import { FIRST_CLUB, GAME, TEAMS } from '../names';
import { argsWithNames } from '../words';
import { absencesOf } from './absent';
import Absent from './Absent.svelte';
import { cupsOf } from './cups';
import Left from './Left.svelte';
import { resultWords, waysOf } from './result';
import { nextLeague, seasonOf, winnerOf } from './season';
import SeasonSheet from './SeasonSheet.svelte';
import { lastDay, nextDay } from './today';

const ALL: Taken[] = [
  'absences',
  'europe',
  'advanced',
  'advanced-over',
  'over',
  'two-managers',
  'three-managers',
];
beforeAll(() => loadGame(GAME));

describe('what the log tells', () => {
  it.each(ALL)('leaves no number or name open in %s', (name) => {
    const { link, names } = seen(name);
    for (const entry of link.log) {
      const words = flat(
        gameWords(GAME).tr(`event.${entry.type}`, { seat: 'Ana', ...argsWithNames(entry, names) }),
      );
      expect(words).not.toMatch(/NaN|undefined|null|[{}]|event\.|#\d/);
    }
  });

  it.each(ALL)('is the season that the view counts, in %s', (name) => {
    const { link, view } = seen(name);
    const league = seasonOf(link.log).fixtures.filter(
      (one) => one.competition === 'league' && one.outcome !== undefined,
    );
    for (const team of view.teams) {
      const side = TEAMS.indexOf(team.team);
      const mine = league.filter((one) => one.home === side || one.away === side);
      expect([team.team, mine.length]).toEqual([team.team, team.played]);
      expect(mine.filter((one) => winnerOf(one) === side)).toHaveLength(team.won);
      expect(mine.filter((one) => one.outcome === 2)).toHaveLength(team.drawn);
    }
  });

  it('forgets what was taken back', () => {
    const { link } = seen('over');
    const log = link.log.map((line) => (line.type === 'played' ? { ...line, undone: true } : line));
    expect(seasonOf(log).fixtures.filter((one) => one.outcome !== undefined)).toEqual([]);
  });
});

describe('results', () => {
  it.each(ALL)('are told in a sentence each, in %s', (name) => {
    const { link, names } = seen(name);
    const ways = waysOf(link.shown?.options);
    for (const match of seasonOf(link.log).fixtures) {
      const words = resultWords(match, names, ways);
      if (match.outcome === undefined) expect(words).toBeUndefined();
      else expect(words).toMatch(/ won.*\.$|^A draw/);
    }
  });

  it('say what decided', () => {
    const { names } = seen('over');
    const ways = { advanced: false, crossed: false };
    const match = { competition: 'league', day: 7, home: 0, away: 1, replays: 0 } as const;
    expect(resultWords({ ...match, outcome: 1, die: 2 }, names, ways)).toBe('Redmere won in attack.');
    expect(resultWords({ ...match, outcome: 2, die: 6 }, names, ways)).toBe('A draw: the penalty was saved.');
    const wing = names.kindOf('wing-attack');
    expect(resultWords({ ...match, outcome: 0, die: 5, card: wing }, names, ways)).toBe(
      `Port Alder won with ${names.card(wing)}.`,
    );
    expect(resultWords({ ...match, outcome: 2, die: 11 }, names, { ...ways, advanced: true })).toBe(
      'A draw.',
    );
  });
});

describe('absences', () => {
  it('name the league day they are for, and every man of the view once', () => {
    const { view, names, link } = seen('absences');
    const absences = absencesOf(view, seasonOf(link.log).fixtures, names, 'A');
    expect(absences.day % 7).toBe(0);
    expect(absences.day).toBeGreaterThanOrEqual(view.day);
    expect(absences.round).toBe(absences.day / 7);
    const men = absences.teams.flatMap((team) => team.men.map((man) => Number(man.player.id)));
    expect(men.sort((a, b) => a - b)).toEqual(view.absences.map((one) => one.player));
    expect(absences.teams.filter((team) => team.mine).length).toBeLessThanOrEqual(1);
  });

  it('show who is out and why', () => {
    const { view, names, link } = seen('absences');
    render(Absent, { absences: absencesOf(view, seasonOf(link.log).fixtures, names, 'A'), full: true });
    for (const { player, why } of view.absences) {
      const row = screen.getByText(names.player(player).name).closest('li');
      expect(row).toHaveTextContent(gameWords(GAME).t(`absence.${why[0] ?? 'injured'}.name`));
    }
    expect(screen.getByText(/Out for Sunday, week \d: league round \d/)).toBeInTheDocument();
  });

  it('are for today until the last match of the Sunday is over', () => {
    const { names } = seen('over');
    const { board } = names.box;
    const match = { competition: 'league', day: 14, home: 0, away: 1, replays: 0 } as const;
    expect(nextLeague(board, 14, [])).toBe(14);
    expect(nextLeague(board, 14, [{ ...match, outcome: 0 }, match])).toBe(14);
    expect(nextLeague(board, 14, [{ ...match, outcome: 0 }])).toBe(21);
    expect(nextLeague(board, 42, [{ ...match, day: 42, outcome: 0 }])).toBe(0);
  });
});

describe('cups', () => {
  const cups = (name: Taken) => {
    const { view, names, link } = seen(name);
    return { view, names, all: cupsOf({ view, names, season: seasonOf(link.log), me: 'A' }) };
  };

  it('have the rounds of the rules', () => {
    const { all } = cups('europe');
    expect(all.map((cup) => [cup.id, ...cup.rounds.map((round) => round.ties.length)])).toEqual([
      ['super-cup', 1],
      ['national-cup', 2, 1],
      expect.arrayContaining(['euro-cup', 8]) as unknown,
    ]);
  });

  it('let exactly the winners go on', () => {
    const { all } = cups('europe');
    for (const cup of all)
      cup.rounds.forEach((round, i) => {
        const next = cup.rounds[i + 1]?.ties.flatMap((tie) => [tie.home.club?.id, tie.away.club?.id]);
        for (const tie of round.ties) {
          const through = [tie.home, tie.away].filter((side) => side.through);
          expect(through).toHaveLength(1);
          if (next) expect(next).toContain(through[0]?.club?.id);
        }
      });
  });

  it('put ties beside the one their winners meet in', () => {
    const euro = cups('europe').all.at(-1);
    const winners = (round: number) =>
      euro?.rounds[round]?.ties.map((tie) => (tie.home.through ? tie.home : tie.away).club?.id) ?? [];
    const meets = euro?.rounds[1]?.ties.map((tie) => [tie.home.club?.id, tie.away.club?.id]) ?? [];
    expect(meets.length).toBe(4);
    meets.forEach((pair, i) =>
      expect(pair.sort()).toEqual(
        winners(0)
          .slice(2 * i, 2 * i + 2)
          .sort(),
      ),
    );
  });

  it('know in the first season that Europe is to come', () => {
    const { all } = cups('two-managers');
    expect(all.map((cup) => cup.id)).toEqual(['national-cup', 'euro-cup']);
    expect(all[1]?.note).toMatch(/season 2/);
    expect(all[1]?.rounds).toEqual([]);
  });

  it('stop when none of our teams is left', () => {
    const { view, names, link } = seen('europe');
    const season = seasonOf(link.log);
    const gone = { ...view, cups: { ...view.cups, euro: [FIRST_CLUB, FIRST_CLUB + 1] } };
    const euro = cupsOf({
      view: gone,
      names,
      season: { ...season, paired: season.paired.slice(0, 8) },
      me: 'A',
    }).at(-1);
    expect(euro?.rounds).toHaveLength(1);
    expect(euro?.note).toMatch(/not continued/);
  });
});

describe('match days', () => {
  it('are the last one and the next', () => {
    const { view, names, link } = seen('three-managers');
    const last = lastDay(seasonOf(link.log).fixtures);
    const next = nextDay(view, names);
    expect(last?.day).toBeLessThanOrEqual(view.day);
    expect(next?.day).toBeGreaterThan(view.day);
    expect(next?.competition).not.toMatch(/euro|super/); // not in the first season
  });

  it('give a league Sunday its two matches', () => {
    const { view, names } = seen('over');
    const next = nextDay({ ...view, day: 5 }, names);
    expect(next).toMatchObject({ competition: 'league', day: 7 });
    expect(next?.matches.flatMap((one) => [one.home, one.away]).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('the left column', () => {
  const column = (name: Taken) => {
    const { link, view, names } = seen(name);
    const calls: string[] = [];
    render(Left, {
      link,
      view,
      names,
      season: seasonOf(link.log),
      ways: waysOf(link.shown?.options),
      onteam: (team) => calls.push(team),
      onsheet: (sheet) => calls.push(sheet),
    });
    return { view, names, calls };
  };

  it.each(ALL)('shows the league as the view counts it, in %s', (name) => {
    const { view, names } = column(name);
    const table = screen.getByRole('table');
    for (const team of view.teams) {
      const row = within(table).getByRole('row', { name: new RegExp(names.club(team.team).short ?? '') });
      const cells = within(row).getAllByRole('cell').slice(1);
      expect(cells.map((cell) => Number(cell.textContent))).toEqual([
        team.played,
        team.won,
        team.drawn,
        team.lost,
        team.leaguePoints,
      ]);
    }
  });

  it('says that an eleven is locked in only while elevens are made', () => {
    const { view } = column('over');
    expect(view.teams.some((team) => team.ready)).toBe(true);
    expect(screen.queryByText(/locked in/)).toBeNull();
  });

  it('leads to the brackets', async () => {
    const { calls } = column('europe');
    await userEvent.click(screen.getByRole('radio', { name: 'Cups' }));
    await userEvent.click(screen.getByRole('button', { name: 'All brackets' }));
    expect(calls).toEqual(['cups']);
  });
});

describe('the season’s sheet', () => {
  it('turns to the cups and shows who won', async () => {
    const { link, view, names } = seen('europe');
    const season = seasonOf(link.log);
    render(SeasonSheet, {
      link,
      view,
      names,
      season,
      ways: waysOf(link.shown?.options),
      sheet: 'league',
      onteam: () => undefined,
    });
    expect(screen.getAllByText(/^Round \d, week \d/)).toHaveLength(6);
    await userEvent.click(screen.getByRole('radio', { name: 'Cups' }));
    const cup = screen.getByRole('region', { name: 'National Cup' });
    const won = season.trophies.find((one) => one.competition === 'national-cup' && one.place === 1);
    const final = within(cup).getAllByRole('listitem').at(-1);
    expect(final?.querySelector('.through')).toHaveTextContent(names.club(won?.team ?? 'blue').short ?? '?');
  });
});
