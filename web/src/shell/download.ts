/** Saves a table's record as a file of this device. */
import { api, type Key } from './api';

const SAFE = /[^\p{L}\p{N}]+/gu;

/** The name of the file: the table's own, or the game's, with the day. */
export function recordName(name: string, game: string, at = new Date()): string {
  const base = (name || game).replace(SAFE, '-').replace(/^-|-$/g, '') || 'table';
  return `${base}-${at.toISOString().slice(0, 10)}.game`;
}

export async function downloadRecord(key: Key, name: string, game: string): Promise<void> {
  const text = await api.record(key);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: recordName(name, game) });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
