import { t } from '$lib';
import type { MyTable } from '../../shell/mine';

/** Whose seats of the table this device has. */
export const seatsOf = (table: MyTable): string =>
  table.seats.map((seat) => seat.name || t('setup.seat', { seat: seat.seat })).join(', ');

/** What a table is called: its name, else the seats. */
export const nameOf = (table: MyTable): string => table.name || seatsOf(table);
