/** The HTTP API, one function a request (docs/api.md). Tokens travel in a header only, never in an address. */
import { SILENCE, readEvents, type ServerEvent } from './sse';
import type {
  GameInfo,
  Links,
  NewTable,
  NewChair,
  Past,
  Refusal,
  SeatLetter,
  Shown,
  StandingOrder,
} from './types';

/** A request that got no for an answer. `refusal` says why; status 0 means that nobody answered, or not to the end. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | undefined,
  ) {
    super(refusal ? `${refusal.rule} ${refusal.key}` : `status ${status}`);
  }
}

/** A table and the token that opens it for one viewer. */
export interface Key {
  table: string;
  token: string;
}

const NETWORK = 0;
const UNKNOWN_LINK = 401;
const unanswered = () => new ApiError(NETWORK, undefined);
/** So long, in ms, an answer may take: a request that hangs would hold up all that follow. */
const PATIENCE = 30_000;

async function ask(path: string, init: RequestInit, key?: Key): Promise<Response> {
  const headers = new Headers(init.headers);
  // A link that was copied badly: no header could carry it, and no table knows it.
  if (key && !/^[!-~]+$/.test(key.token)) throw new ApiError(UNKNOWN_LINK, undefined);
  if (key) headers.set('Authorization', `Bearer ${key.token}`);
  if (init.body) headers.set('Content-Type', 'application/json');
  const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      headers,
      signal,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unanswered();
  }
  if (!answer.ok) throw new ApiError(answer.status, await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal | undefined> {
  try {
    const body = (await answer.json()) as { error?: Refusal };
    return body.error;
  } catch {
    return undefined;
  }
}

/** The text of an answer. One that breaks off is none. */
const textOf = (answer: Response): Promise<string> =>
  answer.text().catch(() => {
    throw unanswered();
  });

/** What an answer says. A page of some proxy in between is no answer either. */
async function read<T>(answer: Response): Promise<T> {
  const text = await textOf(answer);
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw unanswered();
  }
}

const get = async <T>(path: string, key?: Key): Promise<T> => read(await ask(path, {}, key));

const send = async <T>(method: string, path: string, body: unknown, key?: Key): Promise<T> => {
  return read(await ask(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }, key));
};

const at = (key: Key, rest = ''): string => `/api/tables/${encodeURIComponent(key.table)}${rest}`;

export const api = {
  games: () => get<GameInfo[]>('/api/games'),

  /** What lies in the box a table is played with: cards, board, fixtures, as the game gives it. */
  box: <T>(key: Key) => get<T>(at(key, '/box'), key),

  create: (table: NewTable) => send<Links>('POST', '/api/tables', table),
  sandbox: (record: string, upto?: number, seats?: NewChair[]) =>
    send<Links>('POST', '/api/sandbox', {
      record,
      ...(upto !== undefined && { upto }),
      ...(seats && { seats }),
    }),

  shown: <V>(key: Key, since: number) => get<Shown<V>>(at(key, `?since=${since}`), key),
  moves: <V>(key: Key, decision: number, moves: string[], since: number) =>
    send<Shown<V>>('POST', at(key, `/moves?since=${since}`), { decision, moves }, key),
  /** Why these moves may not be made now, one answer each, null for one that may. Nothing is played. */
  why: (key: Key, moves: string[]) =>
    send<{ answers: (Refusal | null)[]; decision: number }>('POST', at(key, '/why'), { moves }, key),
  undo: <V>(key: Key, decision: number, count: number, since: number) =>
    send<Shown<V>>('POST', at(key, `/undo?since=${since}`), { decision, count }, key),

  /** Asks everybody to go back to before my last move. */
  askBack: <V>(key: Key, since: number) => send<Shown<V>>('POST', at(key, `/rewind?since=${since}`), {}, key),
  answerBack: <V>(key: Key, agree: boolean, since: number) =>
    send<Shown<V>>('POST', at(key, `/rewind/answer?since=${since}`), { agree }, key),

  order: <V>(key: Key, order: StandingOrder, since: number) =>
    send<Shown<V>>('PUT', at(key, `/standing?since=${since}`), order, key),
  forget: <V>(key: Key, since: number) =>
    send<Shown<V>>('DELETE', at(key, `/standing?since=${since}`), undefined, key),

  seat: <V>(key: Key, seat: SeatLetter, change: Partial<NewChair>, since: number) =>
    send<Shown<V>>('POST', at(key, `/seats/${seat}?since=${since}`), change, key),
  reissue: (key: Key, seat: SeatLetter) =>
    send<{ seat: SeatLetter; token: string }>('POST', at(key, `/seats/${seat}/link`), {}, key),
  nudge: (key: Key) => send<undefined>('POST', at(key, '/nudge'), {}, key),
  rename: <V>(key: Key, change: { name?: string; pace?: number }) =>
    send<Shown<V>>('PATCH', at(key), change, key),
  remove: (key: Key) => send<undefined>('DELETE', at(key), undefined, key),

  past: <V>(key: Key, line: number, as?: string, since?: number) =>
    get<Past<V>>(
      at(key, `/at/${line}${as ? `?as=${as}` : ''}${since === undefined ? '' : `&since=${since}`}`),
      key,
    ),
  record: async (key: Key) => textOf(await ask(at(key, '/record'), {}, key)),

  /** Listens until the answer ends or `signal` stops it. Resumes after the event `last`. */
  async stream(
    key: Key,
    last: string,
    take: (event: ServerEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (last !== '') headers['Last-Event-ID'] = last;
    const halt = new AbortController();
    signal.addEventListener('abort', () => halt.abort(signal.reason), { signal: halt.signal });
    const late = setTimeout(() => halt.abort(unanswered()), SILENCE);
    const answer = await ask(at(key, '/stream'), { headers, signal: halt.signal }, key).finally(() =>
      clearTimeout(late),
    );
    if (answer.body) await readEvents(answer.body, take);
  },
};
