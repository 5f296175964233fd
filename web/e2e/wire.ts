/** A line of one's own to the server, on which everything that comes and goes is written down: answers and streams. */
import { createServer, request } from 'node:http';

/** One answer as far as it has come, or one request. */
export interface Told {
  what: string;
  body: string;
}

export class Wire {
  /** What the server told on this line, headers too. */
  readonly heard: Told[] = [];
  /** What the page said. */
  readonly said: Told[] = [];
  private constructor(
    readonly url: string,
    readonly close: () => void,
  ) {}

  static async to(server: string): Promise<Wire> {
    const lines: Wire[] = [];
    const relay = createServer((from, back) => {
      const wire = lines[0] as Wire;
      const what = `${from.method} ${from.url}`;
      const question: Told = { what, body: '' };
      wire.said.push(question);
      const on = request(new URL(from.url ?? '/', server), {
        method: from.method,
        headers: { ...from.headers, 'accept-encoding': 'identity' },
      });
      on.on('response', (answer) => {
        const told: Told = { what, body: '' };
        if (what.includes('/api/'))
          wire.heard.push({ what: `${what}, headers`, body: answer.rawHeaders.join('\n') }, told);
        answer.on('data', (piece: Buffer) => (told.body += piece.toString('utf8')));
        answer.on('error', () => back.destroy());
        back.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(back);
      });
      on.on('error', () => back.destroy());
      back.on('close', () => on.destroy());
      from.on('data', (piece: Buffer) => (question.body += piece.toString('utf8')));
      from.pipe(on);
    });
    await new Promise<void>((ready) => relay.listen(0, '127.0.0.1', ready));
    const address = relay.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const wire = new Wire(`http://127.0.0.1:${address.port}/`, () => {
      relay.close();
      relay.closeAllConnections();
    });
    lines.push(wire);
    return wire;
  }

  /** Everything heard so far as one text. */
  get all(): string {
    return this.heard.map((one) => one.body).join('\n');
  }
  /** The table as this line last saw it. */
  last<View>(): View {
    const tables = this.heard.filter((one) => one.body.startsWith('{') && one.body.includes('"view"'));
    return (JSON.parse(tables.at(-1)?.body ?? '{}') as { view: View }).view;
  }
}

/** Every list of numbers in what was heard, wherever it stands. */
export function listsIn(heard: readonly Told[]): number[][] {
  const lists: number[][] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number'))
      lists.push(value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const { body } of heard)
    for (const text of body.startsWith('{') || body.startsWith('[') ? [body] : frames(body))
      try {
        walk(JSON.parse(text));
      } catch {
        // Not JSON, or not all of it is here yet: the text is searched as it stands.
      }
  return lists;
}

const frames = (stream: string): string[] =>
  stream.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []));
