import { formatIdList, parseIdList } from '@vyloha/contract';
import type { CookieJar } from '@vyloha/session';
import { maxCompared } from '../../model/compare/compare-list';

/** Ids of the compared products. */
export function readCompareList(cookies: Pick<CookieJar, 'get'>): readonly string[] {
  return parseIdList(cookies.get('compare'), maxCompared);
}

/** Stores the list in a cookie; an empty list deletes it. */
export function writeCompareList(cookies: Pick<CookieJar, 'set' | 'clear'>, ids: readonly string[]): void {
  if (ids.length === 0) cookies.clear('compare');
  else cookies.set('compare', formatIdList(ids));
}
