import { pageKey, withPage } from './pagination';
import { movedPermanently, notFound } from './responses.server';
import { sameOriginPathOrNull } from './same-origin-path';

/** Backends refuse higher page numbers; no list has that many. */
const maxPages = 100_000;

/**
 * The requested page, 1-based; every loader of a list calls it first.
 * @throws a 301 response to the URL without `p` when that is no page number from 2 up, a 404 response when no list can
 *   be that long
 */
export function requestedPage({ url }: Pick<Request, 'url'>): number {
  const { pathname, search, searchParams } = new URL(url);
  const value = searchParams.get(pageKey);
  if (value === null) return 1;
  if (!/^[1-9]\d*$/.test(value) || value === '1') {
    throw movedPermanently(sameOriginPathOrNull(withPage(`${pathname}${search}`, 1)) ?? '/');
  }
  if (Number(value) > maxPages) throw notFound();
  return Number(value);
}

/**
 * Number of pages of a list; one without entries still has its first.
 * @throws a 404 response when the page is past the end
 */
export function totalPagesFor(page: number, { total, perPage }: { total: number; perPage: number }): number {
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  if (page > totalPages) throw notFound();
  return totalPages;
}
