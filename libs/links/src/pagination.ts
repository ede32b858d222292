const PAGE_KEY = 'p';
const BASE = 'https://own.invalid';

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
 * The 1-based page an address asks for, or `null` when its `p` is no page number from 2 up: such an address is answered
 * by a redirect to itself without it.
 */
export function pageOf(search: URLSearchParams): number | null {
  const value = search.get(PAGE_KEY);
  if (value === null) return 1;
  const page = Number(value);
  return /^[1-9]\d{0,8}$/.test(value) && page >= 2 ? page : null;
}
