/** The undecoded pairs of a query with their decoded names. */
function pairsOf(search: string): [name: string, pair: string][] {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => [[...new URLSearchParams(pair).keys()][0] ?? '', pair]);
}

function searchOf(address: string): string {
  const [withoutHash = ''] = address.split('#', 1);
  const at = withoutHash.indexOf('?');
  return at < 0 ? '' : withoutHash.slice(at + 1);
}

/**
 * The target of a redirect with the parameters of the address that it was asked from, as they came. What the target
 * says itself wins.
 */
export function withQueryOf(asked: string, target: string): string {
  const own = searchOf(target);
  const ownNames = new Set(pairsOf(own).map(([name]) => name));
  const added = pairsOf(searchOf(asked)).flatMap(([name, pair]) => (ownNames.has(name) ? [] : [pair]));
  if (added.length === 0) return target;
  const [path = ''] = target.split(/[?#]/, 1);
  const hashAt = target.indexOf('#');
  const hash = hashAt < 0 ? '' : target.slice(hashAt);
  return `${path}?${[...(own === '' ? [] : [own]), ...added].join('&')}${hash}`;
}
