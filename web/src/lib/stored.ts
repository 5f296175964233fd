/** Small things kept in this browser. A browser that keeps nothing is no reason to fail. */
const PREFIX = 'touchline.';

export const stored = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Private windows and full disks: the choice holds until the page is closed.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // As above.
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
