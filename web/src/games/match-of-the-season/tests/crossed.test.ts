import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { meetingOf } from '../lineup/rivals';
import Score from '../lineup/Score.svelte';
import { throwWords } from '../moments/throws';
import { namesIn } from '../names';
import { BOX, MATCH, MATCHES, viewOf } from './fixture';

const names = namesIn(BOX);
const WAYS = { advanced: false, crossed: true };

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => speak('en'));

/** The score board of a team that is at home (blue) or away (red). */
function board(at: 0 | 1, crossed: boolean, phone: boolean): string {
  const view = viewOf({ stage: 'changes', matches: MATCHES && { ...MATCHES, list: [{ ...MATCH }] } });
  const team = view.teams[at];
  if (!team) throw new Error('no team');
  const now = { formation: team.formation, men: team.line };
  const meeting = meetingOf(view, team, now, names, { ...WAYS, crossed });
  if (!meeting) throw new Error('no match');
  const { unmount } = render(Score, { view, names, meeting, phone, advanced: false });
  const words = screen.getByRole('region').textContent;
  unmount();
  return words;
}

describe.each([true, false])('where attack meets defence, on a phone: %s', (phone) => {
  it('the score board names the two lines that are compared, ours first', () => {
    const home = board(0, true, phone);
    expect(home.indexOf('DF v FW')).toBeLessThan(home.indexOf('FW v DF'));
    const away = board(1, true, phone);
    expect(away.indexOf('FW v DF')).toBeLessThan(away.indexOf('DF v FW'));
    for (const words of [home, away]) {
      expect(words).toContain('DF v FW');
      expect(words).not.toMatch(/Attack|Defence/);
    }
  });

  it('the score board of the usual rules keeps its usual words', () => {
    expect(board(0, false, phone)).toMatch(/Attack.*Defence/s);
  });
});

it('a throw of an advanced match names both lines too, and other throws as ever', () => {
  const one = { n: 1, came: 'goal', side: 0, home: 1, away: 0 } as const;
  const said = (die: number, crossed: boolean) =>
    throwWords({ ...one, die }, names, { advanced: true, crossed });
  expect(said(2, true)).toMatch(/^Home defence against away attack: goal/);
  expect(said(4, true)).toMatch(/^Home attack against away defence: goal/);
  expect(said(4, false)).toMatch(/^Defence: goal/);
  expect(said(3, true)).toBe(said(3, false));
});
