import { expect, it, vi } from 'vitest';
import { SILENCE, readEvents, type ServerEvent } from '../sse';

/** A stream that says this and then breaks off, as when the server is killed. */
const broken = (text: string) => {
  let told = false;
  return new ReadableStream<Uint8Array>({
    pull(to) {
      if (told) to.error(new TypeError('network error'));
      else to.enqueue(new TextEncoder().encode(text));
      told = true;
    },
  });
};

it('ends where a stream breaks off, with all that came before', async () => {
  const all: ServerEvent[] = [];
  await readEvents(broken('id: 7\nevent: changed\ndata: {}\n\nevent: nud'), (event) => all.push(event));
  expect(all).toEqual([{ id: '7', type: 'changed', data: '{}' }]);
});

it('passes on what goes wrong in the page itself', async () => {
  const fails = () => {
    throw new Error('ours');
  };
  await expect(readEvents(broken('event: changed\n\n'), fails)).rejects.toThrow('ours');
});

it('ends when nothing comes any more, but not while there are comments', async () => {
  vi.useFakeTimers();
  const cancelled = vi.fn();
  let to: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (one) => void (to = one), cancel: cancelled });
  const ended = vi.fn();
  void readEvents(body, () => undefined).then(ended);
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    to?.enqueue(new TextEncoder().encode(': still here\n\n'));
  }
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(cancelled).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
