/** Setting a table: sends the wish, keeps the keys in this browser, goes to the first seat played here. */
import { t } from '$lib/i18n/index.svelte';
import { ApiError, api } from './api';
import { guided } from './guided.svelte';
import { refusalText } from './answers';
import type { TableLink } from './link.svelte';
import { mine, seatHref } from './mine';
import { gameOf } from './record';
import { go } from './router.svelte';
import type { Links, NewChair, NewTable } from './types';

/** Opens a table. Returns why it could not be done, in words, or nothing. `first` is told of it before it is shown. */
export async function open(
  wish: NewTable,
  first: (table: string) => void = () => undefined,
): Promise<string | undefined> {
  return attempt(async () => {
    const links = await api.create(wish);
    first(links.table);
    settle(links, wish.game, namesIn(wish.seats));
  });
}

const TABLE = '#/t/';
const REPLAY = '#/replay/';

/** Keeps the keys and goes to the first seat played here. */
function settle(links: Links, game: string, names: readonly string[], page = TABLE): void {
  const seats = links.seats.flatMap((one, i) =>
    one.token === undefined ? [] : [{ seat: one.seat, token: one.token, name: names[i] ?? '' }],
  );
  mine.keep({ table: links.table, game, seats, spectator: links.spectator, at: Date.now() });
  go(seatHref(links.table, seats[0]?.token ?? links.spectator).replace(TABLE, page));
}

/** Does it, or says why it could not be done. */
export async function attempt(doing: () => Promise<unknown>): Promise<string | undefined> {
  try {
    const why = await doing();
    return typeof why === 'string' ? why : undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal) return refusalText(error.refusal);
    return error.status === 0 ? t('home.offline') : t('error.unknown', { status: error.status });
  }
}

/** One person against three coaches, everything as usual: from the start page to the first decision. */
export const playNow = (game: string): Promise<string | undefined> => open(alone(game));

/** The same as a guided first turn. */
export const learn = (game: string): Promise<string | undefined> => open(alone(game), guided.begin);

const alone = (game: string): NewTable => ({
  game,
  seats: [
    { kind: 'person' },
    ...BOT_NAMES.slice(0, 3).map((name) => ({ kind: 'bot' as const, bot: 'coach' as const, name })),
  ],
});

/** The same game with the same people, bots and house rules. */
export function rematch(link: TableLink): Promise<string | undefined> {
  const shown = link.shown;
  if (!shown) return Promise.resolve(t('error.network'));
  return open({
    game: shown.game,
    options: shown.options,
    pack: shown.pack.name,
    pace: shown.pace,
    seats: shown.seats.map(({ kind, bot, name, club, colours, crest }) => ({
      kind,
      name,
      club,
      colours,
      crest,
      ...(bot !== '' && { bot }),
    })),
  });
}

/** Goes on from a record, or its first `upto` entries, on a table of its own; persons play from this device. */
export async function goOn(record: string, upto?: number, seats?: NewChair[]): Promise<string | undefined> {
  return attempt(async () => {
    const links = await api.sandbox(record, upto, seats);
    settle(links, gameOf(record), namesIn(seats ?? []));
  });
}

/** A record to be looked at line by line: a table of its own on which nobody plays. */
export async function watch(record: string): Promise<string | undefined> {
  return attempt(async () => {
    const links = await api.sandbox(record);
    settle(links, gameOf(record), [], REPLAY);
  });
}

const namesIn = (seats: readonly NewChair[]) => seats.map((seat) => seat.name || seat.club || '');

/** Computer managers have names too: the first so many of these, at every table. */
export const BOT_NAMES = ['Signora Vela', 'Old Brandt', 'Mirela', 'Dr Okonjo', 'Tante Lis', 'Mister Quay'];
