import { ownPathOrNull } from './own-path';

const PAGE_KEY = 'p';
/** Backends refuse higher page numbers; no list has as many. */
const MOST_PAGES = 100_000;
const MOVED = 301;
const NOT_FOUND = 404;

function pageNotFound(): Response {
  return new Response(null, { status: NOT_FOUND });
}

function isPagePair(pair: string): boolean {
  return new URLSearchParams(pair).has(PAGE_KEY);
}

/** The pairs of a query with the page's in its place, or behind all others; every other pair as it came. */
function pairsWithPage(query: string, page: number): string[] {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const place = pairs.findIndex(isPagePair);
  const others = pairs.filter((pair) => !isPagePair(pair));
  if (page <= 1) return others;
  return others.toSpliced(place < 0 ? others.length : place, 0, `${PAGE_KEY}=${page}`);
}

/**
 * Sets the page of an own address: 1-based in the query, omitted for the first one; everything else is kept as it
 * came. A path that could be read as another host loses its extra slashes.
 */
export function withPage(url: string, page: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const pairs = pairsWithPage(query, page);
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  const rest = `${search}${hash}`;
  if (path === '') return rest === '' ? '?' : rest;
  return `${path.replace(/^[/\\]{2,}/, '/')}${rest}`;
}

/** The page's place in a list of pages that counts from 0. */
export function pageIndex(page: number): number {
  return page - 1;
}

/**
 * The 1-based page that a request asks for; every loader of a list begins with it.
 * @throws a 301 answer to the address without `p` when that is no page number from 2 up, a 404 answer when no list can
 *   be that long
 */
export function requestedPage({ url }: Pick<Request, 'url'>): number {
  const { pathname, search, searchParams } = new URL(url);
  const value = searchParams.get(PAGE_KEY);
  if (value === null) return 1;
  if (!/^[1-9]\d*$/.test(value) || value === '1') {
    const Location = ownPathOrNull(withPage(`${pathname}${search}`, 1)) ?? '/';
    throw new Response(null, { status: MOVED, headers: { Location } });
  }
  if (Number(value) > MOST_PAGES) throw pageNotFound();
  return Number(value);
}

/**
 * How many pages a list has; one without entries still has its first.
 * @throws a 404 answer when the page is past the end
 */
export function totalPagesFor(page: number, { total, perPage }: { total: number; perPage: number }): number {
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  if (page > totalPages) throw pageNotFound();
  return totalPages;
}
