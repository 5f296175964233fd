import type { Position } from './model';

/** Defenders, midfielders, forwards; written 4-3-3. */
export type Formation = `${number}-${number}-${number}`;

/** One place on the pitch. Numbers run from the goalkeeper (1) upwards, left to right. */
export interface Place {
  number: number;
  position: Position;
}

/** How many stand in each line behind the goalkeeper, back to front. */
export function lines(formation: string): [number, number, number] {
  const parts = formation.split('-').map(Number);
  if (parts.length !== 3 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 10)) {
    throw new Error(`not a formation: ${formation}`);
  }
  return parts as [number, number, number];
}

/** The places of a formation as they lie on the screen: forwards on top, the goalkeeper at the bottom. */
export function rowsOf(formation: string): Place[][] {
  let number = 0;
  const row = (count: number, position: Position): Place[] =>
    Array.from({ length: count }, () => ({ number: ++number, position }));
  const [df, mf, fw] = lines(formation);
  return [row(1, 'GK'), row(df, 'DF'), row(mf, 'MF'), row(fw, 'FW')].reverse();
}
