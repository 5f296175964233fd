/** Where we are: the part after #, split at slashes. Hashes never reach the server, so seat tokens stay out of its log. */
export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string; token: string }
  | { page: 'rules'; game: string; rule: string | undefined }
  | { page: 'replay'; table: string; token: string }
  | { page: 'learn'; game: string }
  | { page: 'gallery'; section: string | undefined }
  | { page: 'missing' };

export function parse(hash: string): Route {
  const [page = '', a, b] = hash.replace(/^#\/?/, '').split('/').map(decode);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'setup', game: a || 'match-of-the-season' };
    case 't':
      return a ? { page: 'table', table: a, token: b ?? '' } : { page: 'missing' };
    case 'rules':
      return { page: 'rules', game: a || 'match-of-the-season', rule: b || undefined };
    case 'replay':
      return a ? { page: 'replay', table: a, token: b ?? '' } : { page: 'missing' };
    case 'learn':
      return { page: 'learn', game: a || 'match-of-the-season' };
    case 'gallery':
      return { page: 'gallery', section: a };
    default:
      return { page: 'missing' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const state = $state<{ route: Route }>({ route: parse(location.hash) });
window.addEventListener('hashchange', () => (state.route = parse(location.hash)));

export const route = (): Route => state.route;

/** Goes to a page; `replace` leaves no step back. */
export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}
