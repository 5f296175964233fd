import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { live } from '$lib/live.svelte';
import { recordName } from '../../shell/download';
import { ruleHref } from '$lib/rules';
import { mine } from '../../shell/mine';
import { Going, MIND } from '../home/going.svelte';
import Home from '../Home.svelte';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });
const refused = (rule: string, key: string, status: number) =>
  answer({ error: { rule, key, args: {}, status, index: 0 } }, status);
const asked = (method: string) => fetched.mock.calls.filter(([, init]) => init.method === method);
const TABLE = { table: 'one', game: 'match-of-the-season', seats: [], spectator: 'watch', at: 1 };
const seatsOf = { fewest: 2, most: 4 };
const MOTS = { id: 'match-of-the-season', name: 'Match of the Season', seats: seatsOf };
let games = [MOTS];
const A = { seat: 'A' as const, token: 'secret', name: 'Ana' };

beforeEach(() => {
  localStorage.clear();
  speak('en');
  fetched.mockReset();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/api/games' ? Promise.resolve(answer(games)) : fetched(path, init),
  );
  games = [MOTS];
  mine.keep({ ...TABLE, table: 'other', name: 'Second', seats: [A] });
  mine.keep({ ...TABLE, name: 'Friday', seats: [A] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function manage(name: string) {
  render(Home);
  await userEvent.click(screen.getByRole('button', { name: `Rename, download, delete: ${name}` }));
  return within(screen.getByRole('dialog', { name: 'This table' }));
}

describe('my tables', () => {
  it('are gone on with, the last one first', () => {
    render(Home);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#/t/one/secret');
  });

  it('are saved all at once; what is gone is told', async () => {
    fetched.mockImplementation((path) =>
      Promise.resolve(
        path === '/api/tables/other/record'
          ? refused('TABLE-013', 'unknown', 404)
          : new Response('game demo\n'),
      ),
    );
    const [create, revoke] = [vi.fn(() => 'blob:x'), vi.fn()];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(Home);
    await userEvent.click(screen.getByRole('button', { name: 'Download all records' }));
    await vi.waitFor(() => expect(live.notes.at(-1)?.text).toBe('1 record could not be fetched.'));
    expect(create).toHaveBeenCalledOnce();
    clicked.mockRestore();
  });

  it('are renamed for everybody, with the seat’s key in the header', async () => {
    fetched.mockResolvedValueOnce(answer({}));
    const sheet = await manage('Friday');
    const field = sheet.getByLabelText('Name of the table');
    await userEvent.clear(field);
    await userEvent.type(field, 'Sunday league');
    await userEvent.click(sheet.getByRole('button', { name: 'Save the name' }));
    const [path, init] = asked('PATCH')[0] ?? ['', {}];
    expect([path, init.body]).toEqual(['/api/tables/one', '{"name":"Sunday league"}']);
    expect(new Headers(init.headers).get('Authorization')).toBe('Bearer secret');
    expect(mine.find('one')?.name).toBe('Sunday league');
    expect(mine.all().map((one) => one.table)).toEqual(['one', 'other']);
  });

  it('are renamed on this device where only the host may do more', async () => {
    fetched.mockResolvedValueOnce(refused('TABLE-011', 'host-only', 403));
    const sheet = await manage('Friday');
    await userEvent.type(sheet.getByLabelText('Name of the table'), ' 2');
    await userEvent.click(sheet.getByRole('button', { name: 'Save the name' }));
    await vi.waitFor(() => expect(mine.find('one')?.name).toBe('Friday 2'));
    expect(live.notes.at(-1)?.text).toMatch(/on this device/);
  });

  it('are saved as a file', async () => {
    fetched.mockResolvedValueOnce(new Response('game match-of-the-season\n'));
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const sheet = await manage('Friday');
    await userEvent.click(sheet.getByRole('button', { name: 'Download the record' }));
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/tables/one/record');
    expect(await saved[0]?.text()).toBe('game match-of-the-season\n');
    clicked.mockRestore();
  });

  it('have names that every disk takes', () => {
    const day = new Date('2026-01-02T03:04:05Z');
    expect(recordName('Época / 3: "a"', 'demo', day)).toBe('Época-3-a-2026-01-02.game');
    expect(recordName('', 'demo', day)).toBe('demo-2026-01-02.game');
  });
});

describe('the games', () => {
  it('are those of the server; one without a cover of its own is there too', async () => {
    games = [
      MOTS,
      { id: 'demo', name: 'Demo', seats: seatsOf },
      { id: 'twin', name: 'Twin', seats: seatsOf },
    ];
    render(Home);
    const more = within(await screen.findByRole('region', { name: 'More games' }));
    expect(more.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '#/new/demo',
      '#/new/twin',
    ]);
    expect(more.getByRole('link', { name: /Twin/ })).toHaveTextContent('2 to 4 managers');
    const covers = within(screen.getByRole('region', { name: 'Games' }));
    expect(covers.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '#/new/match-of-the-season',
    ]);
  });

  it('that the server does not play are in the making', async () => {
    games = [{ id: 'club-stories', name: 'Club Stories', seats: seatsOf }];
    render(Home);
    const links = () => [...document.querySelectorAll('.covers a')].map((one) => one.getAttribute('href'));
    await vi.waitFor(() => expect(links()).toEqual(['#/new/club-stories']));
    expect(screen.queryByRole('region', { name: 'More games' })).toBeNull();
  });

  it('have their rules found by the letters of a rule', () => {
    expect(ruleHref('MOTS-025')).toBe('#/rules/match-of-the-season/MOTS-025');
    expect(ruleHref('DEMO-031')).toBe('#/rules/demo/DEMO-031');
    expect(ruleHref('TWIN-031')).toBe('#/rules/twin/TWIN-031');
  });
});

describe('what a table waits for', () => {
  it('is not shown in a language that was switched away from', async () => {
    mine.keep({ ...TABLE, name: 'Friday', seats: [A], says: 'It is your turn.', saysIn: 'en' });
    render(Home);
    const card = screen.getByRole('link', { name: /Friday/ });
    expect(card).toHaveTextContent('It is your turn.');
    speak('pt');
    await vi.waitFor(() => expect(card).not.toHaveTextContent('It is your turn.'));
    expect(card).toHaveTextContent('Ana');
  });
});

describe('deleting a table', () => {
  it('asks first, and offers to keep it', async () => {
    const sheet = await manage('Friday');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete this table' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Delete the table for everybody?');
    await userEvent.click(sheet.getByRole('button', { name: 'Keep it' }));
    expect(fetched).not.toHaveBeenCalled();
    expect(mine.find('one')).toBeDefined();
  });

  it('can be undone before the server is told', async () => {
    const sheet = await manage('Friday');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete this table' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Delete for everybody' }));
    expect(screen.queryByRole('link', { name: /Friday/ })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: /Friday/ })).toBeInTheDocument();
    expect(mine.find('one')).toBeDefined();
  });

  it('happens when nobody changed his mind, or the page is left', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(answer(undefined, 204));
    const going = new Going(() => undefined);
    const table = mine.find('one');
    if (!table) throw new Error('no table');
    going.take(table, true);
    await vi.advanceTimersByTimeAsync(MIND - 1);
    expect(asked('DELETE')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked('DELETE').map(([path]) => path)).toEqual(['/api/tables/one']);
    expect(mine.find('one')).toBeUndefined();
    going.take({ ...table, table: 'other' }, true);
    await going.finish();
    expect(asked('DELETE')).toHaveLength(2);
  });

  it('only takes it off this list where that was wanted', async () => {
    const going = new Going(() => undefined);
    const table = mine.find('one');
    if (table) going.take(table, false);
    await going.finish();
    expect(fetched).not.toHaveBeenCalled();
    expect(mine.find('one')).toBeUndefined();
  });

  it('brings it back when the server says no', async () => {
    fetched.mockResolvedValueOnce(refused('TABLE-011', 'host-only', 403));
    const going = new Going(() => undefined);
    const table = mine.find('one');
    if (table) going.take(table, true);
    await going.finish();
    expect(mine.find('one')).toBeDefined();
    expect(live.notes.at(-1)).toMatchObject({ tone: 'refusal', rule: 'TABLE-011' });
  });
});

describe('a record', () => {
  it('is opened as a table, or it is said why not', async () => {
    render(Home);
    const field = screen.getByLabelText('Open a record');
    fetched.mockResolvedValueOnce(refused('TABLE-015', 'redacted', 422));
    await userEvent.upload(
      field,
      new File(['game demo\nredacted for A\n'], 'x.game', { type: 'text/plain' }),
    );
    await vi.waitFor(() => expect(live.notes.at(-1)?.text).toMatch(/made for one seat during play/));
    fetched.mockResolvedValueOnce(
      answer({ table: 'new', host: 'A', seats: [{ seat: 'A', token: 'k' }], spectator: 's' }, 201),
    );
    await userEvent.upload(field, new File(['game demo\n'], 'y.game', { type: 'text/plain' }));
    await vi.waitFor(() => expect(mine.find('new')?.game).toBe('demo'));
    expect(location.hash).toBe('#/t/new/k');
  });

  it('asks who sits where and how far it goes', async () => {
    render(Home);
    const text = 'game demo\nseats 3\nLUCK deal 1\nA pass\nB pass\nexpect A\nundo B 1\n';
    const file = new File([text], 'y.game', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Open a record'), file);
    const asked = within(await screen.findByRole('dialog', { name: 'Go on from a record' }));
    expect(asked.getByRole('spinbutton')).toHaveValue(4);
    await fireEvent.change(asked.getByRole('spinbutton'), { target: { value: '2' } });
    const seats = asked.getAllByRole('combobox');
    expect(seats.map((one) => (one as HTMLSelectElement).value)).toEqual(['person', 'coach', 'coach']);
    await userEvent.selectOptions(seats[1] as HTMLElement, 'A person');
    await userEvent.selectOptions(seats[2] as HTMLElement, 'Trainee (computer)');
    fetched.mockResolvedValueOnce(
      answer({ table: 'on', host: 'A', seats: [{ seat: 'A', token: 'k' }], spectator: 's' }, 201),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Go on' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/t/on/k'));
    const sent = JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body)) as Record<string, unknown>;
    expect(sent).toMatchObject({
      upto: 2,
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'trainee', name: 'Old Brandt' }],
    });
  });

  it('is watched line by line on a table on which nobody plays', async () => {
    render(Home);
    const file = new File(['game demo\nseats 2\nLUCK deal 1\n'], 'y.game', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Open a record'), file);
    const asked = within(await screen.findByRole('dialog', { name: 'Go on from a record' }));
    fetched.mockResolvedValueOnce(
      answer({ table: 'see', host: 'A', seats: [{ seat: 'A', token: 'k' }], spectator: 's' }, 201),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Watch it' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/replay/see/k'));
    const sent = JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body)) as Record<string, unknown>;
    expect(sent['seats']).toBeUndefined();
  });

  it('that is too large is not even read', async () => {
    render(Home);
    const read = vi.spyOn(Blob.prototype, 'text');
    const file = new File([new Uint8Array((4 << 20) + 1)], 'x.game', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Open a record'), file);
    expect(live.notes.at(-1)?.text).toMatch(/larger than 4 MB/);
    expect(read).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    read.mockRestore();
  });
});
