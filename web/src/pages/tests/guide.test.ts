import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { guided } from '../../shell/guided.svelte';
import { TableLink } from '../../shell/link.svelte';
import { learn, playNow } from '../../shell/start';
import Guide from '../table/Guide.svelte';
import { STEPS } from '../table/steps';

const LINKS = { table: 'new', host: 'A', seats: [{ seat: 'A', token: 'k' }], spectator: 's' };
const link = new TableLink('new', 'k');
const shows = (lines: number, undoable: number) =>
  (link.shown = { lines, undoable } as unknown as NonNullable<typeof link.shown>);
const prompt = () => within(screen.getByRole('complementary', { name: 'Your first turn' }));

beforeEach(() => {
  localStorage.clear();
  speak('en');
  guided.begin('new');
  shows(3, 0);
  // What it points to: a table draws these. jsdom lays nothing out, so whatever is there counts as shown.
  document.body.innerHTML = '<section class="decision"></section><button aria-keyshortcuts="M"></button>';
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  guided.end();
});

it('goes through its steps, each with a ring round what it is about, and ends', async () => {
  render(Guide, { link });
  await vi.waitFor(() => expect(document.querySelector('.decision')).toHaveClass('guided'));
  for (let i = 0; i < 3; i++) await userEvent.click(prompt().getByRole('button', { name: 'Next' }));
  expect(prompt().getByRole('status')).toHaveTextContent('The key is M.');
  await vi.waitFor(() => expect(document.querySelector('button[aria-keyshortcuts]')).toHaveClass('guided'));
  expect(document.querySelector('.decision')).not.toHaveClass('guided');
  for (let i = 4; i < STEPS.length; i++)
    await userEvent.click(prompt().getByRole('button', { name: 'Next' }));
  await userEvent.click(prompt().getByRole('button', { name: 'Play on' }));
  expect(guided.is('new')).toBe(false);
});

it('goes on by itself when the move that it asks for is made, and not before', async () => {
  render(Guide, { link });
  shows(4, 0);
  await userEvent.click(prompt().getByRole('button', { name: 'Next' }));
  await userEvent.click(prompt().getByRole('button', { name: 'Next' }));
  expect(prompt().getByRole('status')).toHaveTextContent('Now decide');
  shows(4, 1);
  await vi.waitFor(() => expect(prompt().getByRole('status')).toHaveTextContent('The key is M.'));
});

it('can be left at every step', async () => {
  for (let step = 0; step + 1 < STEPS.length; step++) {
    guided.begin('new');
    const { unmount } = render(Guide, { link });
    for (let i = 0; i < step; i++) await userEvent.click(prompt().getByRole('button', { name: 'Next' }));
    await userEvent.click(prompt().getByRole('button', { name: 'Leave the guide' }));
    expect(guided.is('new')).toBe(false);
    unmount();
  }
});

it('belongs to the table that was opened to learn, not to others', async () => {
  guided.end();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(LINKS), { status: 201 })));
  await playNow('demo');
  expect(guided.is('new')).toBe(false);
  await learn('demo');
  expect(guided.is('new')).toBe(true);
  expect(guided.is('other')).toBe(false);
});
