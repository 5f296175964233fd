import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { readRule } from '$lib/rules';
import OptionField from '../setup/OptionField.svelte';
import SetUp from '../SetUp.svelte';

beforeEach(() => speak('en'));

it('a ruling is read in place while a game is set up, and nothing chosen is lost', async () => {
  const info = {
    id: 'match-of-the-season',
    name: 'Match of the Season',
    seats: { fewest: 2, most: 4 },
    edition: 1,
    options: [{ id: 'x', values: ['yes', 'no'], standard: 'yes', rule: 'MOTS-025' }],
    bots: ['coach'],
    packs: ['standard'],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([info]))));
  const hash = location.hash;
  render(SetUp, { route: { page: 'setup', game: info.id } });
  const user = userEvent.setup();
  const [name] = await screen.findAllByRole('textbox');
  if (!name) throw new Error('no name to fill in');
  await user.type(name, 'Ana');
  await user.click(screen.getByRole('radio', { name: 'Off' }));
  await user.click(screen.getByRole('link', { name: /MOTS-025/ }));
  expect(await screen.findByText('Highest bidder')).toBeInTheDocument();
  expect(readRule('TABLE-005')).toBe(true);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(location.hash).toBe(hash);
  expect(name).toHaveValue('Ana');
  expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
  vi.unstubAllGlobals();
});

it('the text of an option’s rule opens and closes', async () => {
  const option = { id: 'x', values: ['yes', 'no'], standard: 'yes', rule: 'MOTS-025' };
  render(OptionField, { game: 'match-of-the-season', option, value: 'yes', onpick: () => undefined });
  const link = screen.getByRole('link', { name: /MOTS-025/ });
  const before = screen.getByRole('group').textContent;
  await userEvent.click(link);
  await vi.waitFor(() =>
    expect(screen.getByRole('group').textContent.length).toBeGreaterThan(before.length + 40),
  );
  await userEvent.click(link);
  expect(screen.getByRole('group').textContent).toBe(before);
});
