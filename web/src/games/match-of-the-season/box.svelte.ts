/** The boxes of open tables, fetched once each. Reading a table's names in markup follows their arrival. */
import { untrack } from 'svelte';
import { lang } from '$lib';
import type { MotsContent, MotsView } from '../../generated/match-of-the-season';
import { api } from '../../shell/api';
import type { TableLink } from '../../shell/link.svelte';
import { dressesOf } from './dress';
import { namesIn, type Names } from './names';

const made: Record<string, Names> = {};
let open = $state.raw<Record<string, MotsContent>>({});
const asked: Record<string, boolean> = {};

/** What a table's box says, once it is here. */
export function namesOf(link: TableLink): Names | undefined {
  const table = link.shown?.table ?? link.key.table;
  const box = open[table];
  if (!box) {
    untrack(() => void fetchBox(table, link));
    return undefined;
  }
  const dresses = dressesOf(link.shown?.view as MotsView | undefined, link.shown?.seats ?? []);
  const key = JSON.stringify([table, lang(), dresses]);
  return (made[key] ??= namesIn(box, dresses));
}

async function fetchBox(table: string, link: TableLink): Promise<void> {
  if (asked[table]) return;
  asked[table] = true;
  try {
    const box = await api.box<MotsContent>(link.key);
    open = { ...open, [table]: box };
  } catch {
    asked[table] = false;
  }
}
