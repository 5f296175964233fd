/** Which table is played as a guided first turn. Kept in this browser, so that a reload does not end it. */
import { stored } from '$lib/stored';

const KEY = 'guided';
const at = $state({ table: stored.get(KEY) ?? '' });

export const guided = {
  is: (table: string): boolean => table !== '' && at.table === table,
  begin(table: string): void {
    at.table = table;
    stored.set(KEY, table);
  },
  end(): void {
    at.table = '';
    stored.remove(KEY);
  },
};
