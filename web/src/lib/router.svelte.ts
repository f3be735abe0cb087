// Addresses: each page has one, each moment of a replay too.

export type Route =
  | { page: 'home' }
  | { page: 'mine' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'rules'; game: string | null; rule: string; numbers: string | null }
  | { page: 'about' }
  | { page: 'gallery' }
  | { page: 'account' }
  | { page: 'lost'; path: string };

export function parse(url: URL): Route {
  const [first, second, third] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'new' && second && !third) return { page: 'new', game: second };
  if (first === 'tables' && second && third === 'replay') {
    const at = url.searchParams.get('at');
    const seat = url.searchParams.get('seat');
    return { page: 'replay', id: second, at: whole(at), seat: whole(seat) };
  }
  if (first === 'tables' && second && !third)
    return { page: 'table', id: second, invite: url.searchParams.get('invite') };
  if (first === 'rules') {
    const numbers = url.searchParams.get('numbers')?.match(/^[\d-]+$/)?.[0] ?? null;
    return { page: 'rules', game: second ?? null, rule: url.hash.slice(1), numbers };
  }
  if (first === 'games' && !second) return { page: 'mine' };
  if (first === 'about') return { page: 'about' };
  if (first === 'gallery') return { page: 'gallery' };
  if (first === 'account') return { page: 'account' };
  return { page: 'lost', path: url.pathname };
}

/** The address of the rules, from a table: it may have been dealt with earlier numbers than the page shows. */
export function rulesOf(table: { game: string; components: string | null }): string {
  return `/rules/${table.game}${table.components === null ? '' : `?numbers=${table.components}`}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Router {
  url = $state.raw(new URL(location.href));
  route = $derived(parse(this.url));

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)));
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    const before = this.url.pathname;
    this.url = new URL(location.href);
    if (this.url.pathname !== before) scrollTo(0, 0);
  }

  /** Plain links inside the site change the page without reloading it. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || /^\/(api|docs)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
