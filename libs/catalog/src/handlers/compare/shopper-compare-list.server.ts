import type { CookieJar } from '@vyloha/session';
import { formatCompareList, parseCompareList } from '../../model/compare/compare-list';

/** Ids of the goods that the shopper compares. */
export function readCompareList(cookies: Pick<CookieJar, 'get'>): readonly string[] {
  return parseCompareList(cookies.get('compare'));
}

/** Keeps the list with the shopper; an empty one leaves nothing behind. */
export function writeCompareList(cookies: Pick<CookieJar, 'set' | 'clear'>, ids: readonly string[]): void {
  if (ids.length === 0) cookies.clear('compare');
  else cookies.set('compare', formatCompareList(ids));
}
