/** What nearly every browser test begins with. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, start, stop, type Running } from './support';

export interface Served {
  server: Running;
  browser: Browser;
}

/** A server and a browser for all tests of a file: there before its own set-up, gone after the last test. */
export function served(data?: () => string): Served {
  const on = {} as Served;
  beforeAll(async () => {
    [on.server, on.browser] = await Promise.all([start(data?.()), launch()]);
  });
  afterAll(async () => {
    await on.browser.close();
    await stop(on.server);
  });
  return on;
}
