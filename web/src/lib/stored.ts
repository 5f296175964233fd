/** Small things kept in this browser. A browser that keeps nothing is no reason to fail. */
const PREFIX = 'touchline.';
/** What the browser would not keep: it holds until the page is closed. */
const held = new Map<string, string>();

export const stored = {
  get(key: string): string | null {
    const unsaved = held.get(key);
    if (unsaved !== undefined) return unsaved;
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
      held.delete(key);
    } catch {
      held.set(key, value);
    }
  },
  remove(key: string): void {
    held.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was kept there.
    }
  },
  /** A kept value parsed from JSON, or the fallback if there is none or it cannot be read. */
  json<T>(key: string, fallback: T): T {
    const text = stored.get(key);
    if (text === null) return fallback;
    try {
      return JSON.parse(text) as T;
    } catch {
      return fallback;
    }
  },
};
