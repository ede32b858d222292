/** The undecoded pairs of a query with their decoded names. */
function pairsOf(search: string): [name: string, pair: string][] {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => [[...new URLSearchParams(pair).keys()][0] ?? '', pair]);
}

function searchOf(url: string): string {
  const [withoutHash = ''] = url.split('#', 1);
  const queryAt = withoutHash.indexOf('?');
  return queryAt < 0 ? '' : withoutHash.slice(queryAt + 1);
}

/**
 * The target of a redirect with the parameters of the requested URL, unchanged. The target's own parameters take
 * precedence.
 */
export function mergeQuery(sourceUrl: string, target: string): string {
  const targetSearch = searchOf(target);
  const targetNames = new Set(pairsOf(targetSearch).map(([name]) => name));
  const added = pairsOf(searchOf(sourceUrl)).flatMap(([name, pair]) => (targetNames.has(name) ? [] : [pair]));
  if (added.length === 0) return target;
  const [path = ''] = target.split(/[?#]/, 1);
  const hashAt = target.indexOf('#');
  const hash = hashAt < 0 ? '' : target.slice(hashAt);
  return `${path}?${[...(targetSearch === '' ? [] : [targetSearch]), ...added].join('&')}${hash}`;
}
