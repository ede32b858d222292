const PAGE_KEY = 'p';
const BASE = 'https://own.invalid';
/** Backends refuse higher page numbers; no list has as many. */
const MOST_PAGES = 100_000;
const MOVED = 301;
const NOT_FOUND = 404;

function pageNotFound(): Response {
  return new Response(null, { status: NOT_FOUND });
}

/** Sets the page of an address: 1-based in the query, omitted for the first one; everything else is kept. */
export function withPage(url: string, page: number): string {
  const target = new URL(url, BASE);
  if (page > 1) target.searchParams.set(PAGE_KEY, String(page));
  else target.searchParams.delete(PAGE_KEY);
  const rest = `${target.search}${target.hash}`;
  if (url.startsWith('?')) return rest === '' ? '?' : rest;
  return `${target.pathname}${rest}`;
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
    // A browser reads a path that begins with two slashes as another shop.
    const Location = withPage(`${pathname.replace(/^\/+/, '/')}${search}`, 1);
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
