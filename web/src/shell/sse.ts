/** One server-sent event. */
export interface ServerEvent {
  id: string;
  type: string;
  data: string;
}

/** The server says something every 15 s, if only a comment; one that is silent longer than this, in ms, is gone. */
export const SILENCE = 40_000;
const ENDED = { done: true, value: undefined } as const;

/**
 * Reads server-sent events from the body of an answer. The browser's own EventSource cannot send the seat's token in a
 * header, and a token in an address ends up in logs. Ends too where nothing comes any more: a network that went away
 * under a sleeping device tells nobody.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = parser(take);
  const next = () => {
    let timer: ReturnType<typeof setTimeout>;
    const silent = new Promise<typeof ENDED>((end) => (timer = setTimeout(() => end(ENDED), SILENCE)));
    return Promise.race([reader.read().catch(() => ENDED), silent]).finally(() => clearTimeout(timer));
  };
  for (;;) {
    // A stream that breaks off, as when the server is killed, has ended: who listens opens the next one.
    const { done, value } = await next();
    if (done) return void reader.cancel().catch(() => undefined);
    parse(decoder.decode(value, { stream: true }));
  }
}

/** Takes text in pieces as they come and gives events as they are complete. */
export function parser(take: (event: ServerEvent) => void): (text: string) => void {
  let rest = '';
  let event: ServerEvent = { id: '', type: 'message', data: '' };
  const line = (text: string) => {
    if (text === '') {
      if (event.data !== '' || event.type !== 'message') take(event);
      event = { id: event.id, type: 'message', data: '' };
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') event.id = value;
    if (field === 'event') event.type = value;
    if (field === 'data') event.data = event.data === '' ? value : `${event.data}\n${value}`;
  };
  return (text) => {
    rest += text;
    for (;;) {
      const end = rest.search(/\r\n|\n|\r(?!$)/);
      if (end < 0) return;
      const width = rest.startsWith('\r\n', end) ? 2 : 1;
      const complete = rest.slice(0, end);
      rest = rest.slice(end + width);
      line(complete);
    }
  };
}
