/** Real views for tests, as take.mjs kept them, and the line to a table that shows one. */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { MotsContent, MotsView } from '../../src/generated/match-of-the-season';
import { namesIn, type Names } from '../../src/games/match-of-the-season/names';
import type { TableTools } from '../../src/shell/games';
import { TableLink } from '../../src/shell/link.svelte';
import type { Shown } from '../../src/shell/types';

export type Taken =
  'absences' | 'europe' | 'advanced' | 'advanced-over' | 'over' | 'two-managers' | 'three-managers';

const read = <T>(name: string): T => JSON.parse(readFileSync(`test/views/${name}.json`, 'utf8')) as T;

export interface Seen {
  link: TableLink<MotsView>;
  view: MotsView;
  names: Names;
  tools: TableTools;
}

/** A table as seat A saw it. The server's answer for the box is there too. */
export function seen(name: Taken, change: (shown: Shown<MotsView>) => void = () => undefined): Seen {
  const shown = read<Shown<MotsView>>(name);
  change(shown);
  const box = read<MotsContent>('box');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(box))));
  const link = new TableLink<MotsView>(shown.table, 'token');
  link.shown = shown;
  link.log = shown.log;
  link.status = 'open';
  const tools = Object.fromEntries(
    ['moves', 'log', 'rules', 'menu', 'speed', 'undo', 'rematch'].map((tool) => [tool, vi.fn()]),
  ) as unknown as TableTools;
  return { link, view: shown.view, names: namesIn(box), tools };
}
