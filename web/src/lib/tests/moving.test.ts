import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { live } from '../live.svelte';
import { skipMotion, ticking } from '../motion.svelte';
import Dice from '../parts/Dice.svelte';
import Money from '../parts/Money.svelte';
import Track from '../parts/Track.svelte';

beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
});
afterEach(() => {
  skipMotion();
  vi.useRealTimers();
});

const days = Array.from({ length: 42 }, () => ({ kind: 'league' as const }));

describe('dice', () => {
  it('lie at the values thrown within 700 ms, say them, and tell that they rest', async () => {
    const onrest = vi.fn();
    render(Dice, { dice: [{ value: 5, sides: 6 }], throwId: 1, onrest });
    await tick();
    expect(screen.getByRole('img', { name: 'rolling' })).toBeInTheDocument();
    vi.advanceTimersByTime(700);
    await tick();
    expect(screen.getByRole('img', { name: 'die showing 5' })).toBeInTheDocument();
    expect(live.polite).toContain('Thrown: 5');
    expect(onrest).toHaveBeenCalledOnce();
  });

  it('can be skipped, and do not tumble twice for one throw', async () => {
    const onrest = vi.fn();
    const { rerender } = render(Dice, { dice: [{ value: 2, sides: 3 }], throwId: 'x', onrest });
    await tick();
    expect(skipMotion()).toBe(true);
    await tick();
    expect(screen.getByRole('img', { name: 'die showing 2' })).toBeInTheDocument();
    await rerender({ dice: [{ value: 2, sides: 3 }], throwId: 'x' });
    expect(screen.queryByRole('img', { name: 'rolling' })).toBeNull();
    expect(onrest).toHaveBeenCalledOnce();
  });
});

describe('the season marker', () => {
  const here = () => screen.getByRole('img', { name: /the marker is here/ }).getAttribute('aria-label');

  it('walks day by day and arrives', async () => {
    const onarrive = vi.fn();
    const { rerender } = render(Track, { days, at: 5, onarrive });
    expect(here()).toContain('day 5');
    await rerender({ at: 8 });
    expect(here()).toContain('day 5');
    vi.advanceTimersByTime(190);
    await tick();
    expect(here()).toContain('day 6');
    vi.advanceTimersByTime(800);
    await tick();
    expect(here()).toContain('day 8');
    expect(onarrive).toHaveBeenCalledOnce();
  });

  it('goes back to the start of a new season at once', async () => {
    const { rerender } = render(Track, { days, at: 43 });
    expect(here()).toContain('Euro Cup final');
    await rerender({ at: 0 });
    await tick();
    expect(here()).toContain('start of the season');
  });

  it('shows nine days around it on phones', () => {
    render(Track, { days, at: 20, compact: true });
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    expect(here()).toContain('day 20');
  });
});

describe('money', () => {
  it('counts up to the new sum and says it in words', async () => {
    const { rerender, container } = render(Money, { k: 80 });
    await rerender({ k: 100 });
    vi.advanceTimersByTime(500);
    await tick();
    expect(container.textContent).toContain('100k');
    expect(container.textContent).toContain('100 thousand euro');
  });
});

describe('a ticking motion', () => {
  it('ends once, whether it runs out or is skipped', () => {
    const done = vi.fn();
    const finish = ticking(10, 3, () => undefined, done);
    vi.advanceTimersByTime(100);
    finish();
    skipMotion();
    expect(done).toHaveBeenCalledOnce();
  });
});
