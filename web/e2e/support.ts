/**
 * What browser tests stand on: a real server with an empty data folder on a free local port, and a browser. With
 * TOUCHLINE_URL set, that running server is used instead.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export { launch } from '../shots/browser.mjs';

export interface Running {
  url: string;
  /** Kills it as a power cut would; `start` with the same folder goes on. */
  kill(): Promise<void>;
  /** Where its games are, unless it was there already. */
  data?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An empty data folder. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'touchline-'));

/** Starts the server. With a data folder it is always one of its own, that may be killed and started again. */
export async function start(data?: string, port?: number): Promise<Running> {
  const given = process.env.TOUCHLINE_URL;
  if (given && data === undefined) return { url: given, kill: () => Promise.resolve() };
  const own = data ?? folder();
  const at = port ?? (await freePort());
  const child = spawn(join(root, 'touchline'), ['play', '--port', String(at), '--data', own], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  process.once('exit', () => child.kill('SIGKILL')); // where the tests were given up before it answered
  const url = `http://127.0.0.1:${at}/`;
  await answers(url, ended);
  return {
    url,
    data: own,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Stops a server and removes what it stored. */
export async function stop(server: Running): Promise<void> {
  await server.kill();
  if (server.data !== undefined) rmSync(server.data, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

async function answers(url: string, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    if (over) throw new Error('the server ended before it answered');
    try {
      if ((await fetch(`${url}api/games`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** What axe finds wrong with the page as it is now, in short. `rules` are all unless given. */
export async function axeFinds(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    const options = { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: only }) };
    const { violations } = await checker.run(document, options);
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, rules);
}

/** Collects what a page complains of: errors, breaches of the content policy, requests that nobody answered. */
export function complaints(page: Page): string[] {
  const all: string[] = [];
  page.on('console', (message) => message.type() === 'error' && all.push(message.text()));
  page.on('pageerror', (error) => all.push(String(error)));
  page.on('requestfailed', (request) => {
    // A stream ends when its page is left.
    const left = request.url().endsWith('/stream') && request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!left) all.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  return all;
}
