import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { ladderOf } from '../ladder';
import { listen } from '../input/keymap';
import Curtain from '../parts/Curtain.svelte';
import Dialog from '../parts/Dialog.svelte';
import FormationPicker from '../parts/FormationPicker.svelte';
import Ladder from '../parts/Ladder.svelte';
import LeagueTable from '../parts/LeagueTable.svelte';
import LogList from '../parts/LogList.svelte';
import MoveList from '../parts/MoveList.svelte';
import OddsBar from '../parts/OddsBar.svelte';
import Stepper from '../parts/Stepper.svelte';
import { createRawSnippet } from 'svelte';

beforeEach(() => speak('en'));

describe('the price ladder', () => {
  const facts = {
    from: 40,
    step: 5,
    purse: 105,
    max: 75,
    bidding: true,
    bids: [40, 45, 50, 55, 60].map((k) => ({ k, who: k === 60 ? 'Vela' : 'you' })),
    words: { next: 'your next bid', max: 'your maximum', all: 'all you have' },
  };

  it('shows bids, the next one, my maximum and my purse, highest first', () => {
    expect(ladderOf(facts).map((rung) => [rung.k, rung.state])).toEqual([
      [105, 'over'],
      [75, 'max'],
      [70, 'open'],
      [65, 'next'],
      [60, 'lead'],
      [55, 'taken'],
      [50, 'taken'],
      [45, 'taken'],
      [40, 'taken'],
    ]);
  });

  it('knows of no purse where somebody only looks on', () => {
    const seen = ladderOf({ ...facts, purse: undefined, max: undefined, bidding: false });
    expect(seen.map((rung) => rung.state)).not.toContain('over');
    expect(seen[0]).toEqual({ k: 75, state: 'open' });
  });

  it('starts at face value, drops the oldest bids where there is little room, and never offers more than the purse', () => {
    expect(
      ladderOf({ ...facts, bids: [], max: undefined, purse: 45 }).map((rung) => [rung.k, rung.state]),
    ).toEqual([
      [45, 'open'],
      [40, 'next'],
    ]);
    const short = ladderOf({ ...facts, room: 6 });
    expect(short).toHaveLength(6);
    expect(short.at(-1)?.k).toBe(55);
    const few = ladderOf({ ...facts, room: 3 });
    expect(few.map((rung) => rung.state)).toEqual(['max', 'next', 'lead']);
    expect(ladderOf({ ...facts, purse: 62, max: undefined }).some((rung) => rung.state === 'next')).toBe(
      false,
    );
  });

  it('lets me take a rung that is open, and no other', async () => {
    const onbid = vi.fn();
    render(Ladder, { rungs: ladderOf(facts), onbid });
    expect(screen.getAllByRole('button').map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Bid 70k',
      'Bid 65kyour next bid',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /65k/ }));
    expect(onbid).toHaveBeenCalledWith(65);
  });
});

describe('the plain list of moves', () => {
  const moves = Array.from({ length: 20 }, (_, i) => ({ text: `pick ${i}`, words: `Pick Man${i}` }));

  it('sends the notation, keeps asides apart, and can be searched', async () => {
    const onmove = vi.fn();
    render(MoveList, { moves, asides: [{ text: 'sell 3', words: 'Sell Man3' }], onmove });
    expect(screen.getByRole('heading', { name: 'Besides, 1' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Find a move'), 'man17');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /Pick Man17/ }));
    expect(onmove).toHaveBeenCalledWith('pick 17');
  });

  it('shows the notation only where there are no words', () => {
    render(MoveList, { moves: [...moves, { text: 'nod 3' }], onmove: () => undefined });
    expect(screen.getByRole('button', { name: 'Pick Man17' })).not.toHaveTextContent('pick 17');
    expect(screen.getByRole('button', { name: 'nod 3' })).toBeInTheDocument();
  });

  it('waits while a move is on its way, and says when there is none', async () => {
    const onmove = vi.fn();
    const { rerender } = render(MoveList, { moves: moves.slice(0, 1), busy: true, onmove });
    await userEvent.click(screen.getByRole('button'));
    expect(onmove).not.toHaveBeenCalled();
    await rerender({ moves: [] });
    expect(screen.getByText('Nothing to do for you right now.')).toBeInTheDocument();
  });
});

describe('formations to pick', () => {
  it('are radios; one that cannot be filled says why and is not picked', async () => {
    const onpick = vi.fn();
    render(FormationPicker, {
      value: '4-3-3',
      choices: [
        { formation: '5-3-2', off: 'Only four defenders.' },
        { formation: '4-3-3' },
        { formation: '3-4-3' },
      ],
      onpick,
    });
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4-3-3');
    await userEvent.click(screen.getByRole('radio', { name: /5-3-2 ?, not now: Only four defenders/ }));
    expect(onpick).not.toHaveBeenCalled();
    screen.getByRole('radio', { name: '4-3-3' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onpick).toHaveBeenCalledWith('3-4-3');
  });
});

describe('what is told', () => {
  it('odds are one picture with words and numbers', () => {
    render(OddsBar, { win: 0.38, draw: 0.41, lose: 0.21, label: 'With Ferro' });
    expect(screen.getByRole('img', { name: 'With Ferro: Win 38%, Draw 41%, Lose 21%' })).toBeInTheDocument();
  });

  it('the log links each line to its rule, and marks what was taken back', async () => {
    const onrule = vi.fn();
    render(LogList, {
      lines: [
        { n: 2, icon: 'undo', text: 'You take it back.' },
        {
          n: 1,
          icon: 'transfer',
          text: [{ text: 'Kruit for ' }, { text: '25k', tone: 'minus' }],
          rule: 'MOTS-025',
          undone: true,
        },
      ],
      onrule,
    });
    expect(screen.getByText('Taken back:')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Rule MOTS-025' });
    expect(link).toHaveAttribute('href', '#/rules/match-of-the-season/MOTS-025');
    await userEvent.click(link);
    expect(onrule).toHaveBeenCalledWith('MOTS-025');
  });

  it('the league is a table with named columns and rows', () => {
    const club = { id: 'r', name: 'Redmere Rovers', short: 'Redmere' };
    render(LeagueTable, {
      title: 'League',
      rows: [{ place: '2=', club, played: 3, won: 1, drawn: 1, lost: 1, points: 4, me: true }],
    });
    const row = within(screen.getByRole('table', { name: 'League' })).getByRole('row', { name: /Redmere/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Redmere');
    expect(row).toHaveAttribute('aria-current', 'true');
  });
});

describe('sheets', () => {
  it('the curtain names who takes the device and waits for him', async () => {
    const onready = vi.fn();
    render(Curtain, { name: 'Vela', onready });
    expect(screen.getByRole('dialog', { name: 'Vela' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Vela' })).toHaveFocus();
    const stop = listen();
    await userEvent.keyboard('{Enter}');
    stop();
    expect(onready).toHaveBeenCalledOnce();
  });

  it('a dialog has a name and a way out, and holds nothing while it is closed', async () => {
    const onclose = vi.fn();
    const children = createRawSnippet(() => ({ render: () => '<p>secret</p>' }));
    const { rerender } = render(Dialog, { title: 'Log', open: false, onclose, children });
    expect(screen.queryByText('secret')).toBeNull();
    await rerender({ open: true });
    expect(screen.getByRole('dialog', { name: 'Log' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalled();
  });

  it('a stepper answers to arrows and stays within its bounds', async () => {
    const onchange = vi.fn();
    render(Stepper, {
      label: 'Maximum',
      value: 75,
      min: 65,
      max: 80,
      step: 5,
      format: (v: number) => `${v}k`,
      onchange,
    });
    screen.getByRole('spinbutton', { name: 'Maximum' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    expect(onchange.mock.calls.flat()).toEqual([80, 70, 80, 65]);
  });
});
