/** Query key of the page. */
export const pageKey = 'p';

function isPagePair(pair: string): boolean {
  return new URLSearchParams(pair).has(pageKey);
}

/** The pairs of a query with that of the page replaced or appended; all others unchanged. */
function pairsWithPage(query: string, page: number): string[] {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const pairIndex = pairs.findIndex(isPagePair);
  const others = pairs.filter((pair) => !isPagePair(pair));
  if (page <= 1) return others;
  return others.toSpliced(pairIndex < 0 ? others.length : pairIndex, 0, `${pageKey}=${page}`);
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
