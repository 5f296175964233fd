/** Setting a table: sends the wish, keeps the keys in this browser, goes to the first seat played here. */
import { t } from '$lib/i18n/index.svelte';
import { ApiError, api } from './api';
import { refusalText } from './link.svelte';
import { mine, seatHref } from './mine';
import { go } from './router.svelte';
import type { NewTable } from './types';

/** Opens a table. Returns why it could not be done, in words, or nothing. */
export async function open(wish: NewTable): Promise<string | undefined> {
  try {
    const links = await api.create(wish);
    const seats = links.seats.flatMap((one, i) =>
      one.token === undefined ? [] : [{ seat: one.seat, token: one.token, name: wish.seats[i]?.name ?? '' }],
    );
    mine.keep({ table: links.table, game: wish.game, seats, spectator: links.spectator, at: Date.now() });
    go(seatHref(links.table, seats[0]?.token ?? links.spectator));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal) return refusalText(error.refusal);
    return error.status === 0 ? t('home.offline') : t('error.unknown', { status: error.status });
  }
}

/** One person against three coaches, everything as usual: from the start page to the first decision. */
export const playNow = (game: string): Promise<string | undefined> =>
  open({
    game,
    seats: [
      { kind: 'person' },
      ...BOT_NAMES.slice(0, 3).map((name) => ({ kind: 'bot' as const, bot: 'coach' as const, name })),
    ],
  });

/** Computer managers have names too; the same four at every table. */
export const BOT_NAMES = ['Signora Vela', 'Old Brandt', 'Mirela', 'Dr Okonjo', 'Tante Lis', 'Mister Quay'];
