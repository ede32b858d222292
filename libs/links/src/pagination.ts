import { sameOriginPathOrNull } from './same-origin-path';

const PAGE_KEY = 'p';
/** Backends refuse higher page numbers; no list has that many. */
const MAX_PAGES = 100_000;
const MOVED = 301;
const NOT_FOUND = 404;

function pageNotFound(): Response {
  return new Response(null, { status: NOT_FOUND });
}

function isPagePair(pair: string): boolean {
  return new URLSearchParams(pair).has(PAGE_KEY);
}

/** The pairs of a query with that of the page replaced or appended; all others unchanged. */
function pairsWithPage(query: string, page: number): string[] {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const pairIndex = pairs.findIndex(isPagePair);
  const others = pairs.filter((pair) => !isPagePair(pair));
  if (page <= 1) return others;
  return others.toSpliced(pairIndex < 0 ? others.length : pairIndex, 0, `${PAGE_KEY}=${page}`);
}

/**
 * Sets the page of a same-origin URL: 1-based in the query, omitted for the first one; everything else stays
 * unchanged. A path that could be read as another host loses its extra slashes.
 */
export function withPage(url: string, page: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const pairs = pairsWithPage(query, page);
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  const rest = `${search}${hash}`;
  if (path === '') return rest === '' ? '?' : rest;
  return `${path.replace(/^[/\\]{2,}/, '/')}${rest}`;
}

/** The 0-based index of a page. */
export function pageIndex(page: number): number {
  return page - 1;
}

/**
 * The requested page, 1-based; every loader of a list calls it first.
 * @throws a 301 response to the URL without `p` when that is no page number from 2 up, a 404 response when no list can
 *   be that long
 */
export function requestedPage({ url }: Pick<Request, 'url'>): number {
  const { pathname, search, searchParams } = new URL(url);
  const value = searchParams.get(PAGE_KEY);
  if (value === null) return 1;
  if (!/^[1-9]\d*$/.test(value) || value === '1') {
    const Location = sameOriginPathOrNull(withPage(`${pathname}${search}`, 1)) ?? '/';
    throw new Response(null, { status: MOVED, headers: { Location } });
  }
  if (Number(value) > MAX_PAGES) throw pageNotFound();
  return Number(value);
}

/**
 * Number of pages of a list; one without entries still has its first.
 * @throws a 404 response when the page is past the end
 */
export function totalPagesFor(page: number, { total, perPage }: { total: number; perPage: number }): number {
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  if (page > totalPages) throw pageNotFound();
  return totalPages;
}
