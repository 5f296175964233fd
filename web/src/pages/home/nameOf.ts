import { calledBy } from '../../shell/called';
import type { MyTable } from '../../shell/mine';

/** Whose seats of the table this device has. */
export const seatsOf = (table: MyTable): string =>
  table.seats.map((seat) => calledBy(seat.seat, seat)).join(', ');

/** What a table is called: its name, else the seats. */
export const nameOf = (table: MyTable): string => table.name || seatsOf(table);
