import { routeOf } from './route-of';
import type { RoutePatternName } from './route-patterns';

interface QueryKey {
  name: string;
  /** Where it is read; everywhere without them. */
  routes?: readonly RoutePatternName[];
  /** Every value that means something, where there are few; any other is as good as none. */
  values?: RegExp;
}

const listings: readonly RoutePatternName[] = ['all', 'eshop', 'search'];
const product: readonly RoutePatternName[] = ['product-slug'];

/**
 * Every key of a query by which a shared page looks different, in the order in which an address is known by them.
 * Filters of a listing are told by `isFilterQueryKey`.
 */
const queryKeys: readonly QueryKey[] = [
  { name: 'q', routes: ['search', 'articleList', 'branch-list'] },
  { name: 'druh', routes: ['search'] },
  { name: 'seznam', routes: ['articleList'], values: /^pobocky$/ },
  { name: 'razeni', routes: listings, values: /^(?:DefaultSort|MostSoldSort|PriceSortASC|PriceSortDESC)$/ },
  { name: 'p' },
  { name: 'kod', routes: ['all', 'eshop', 'product-slug'] },
  { name: 'variant_id', routes: product },
  { name: 'for_credits', routes: product, values: /^true$/ },
  { name: 'recenze-razeni', routes: product, values: /^nej(?:lepsi|horsi)$/ },
  { name: 'recenze-text', routes: product, values: /^1$/ },
  { name: 'recenze', routes: product, values: /^[1-9]\d?$/ },
  { name: 'zbozi', routes: ['contact'], values: /^[\w-]{1,40}$/ },
  { name: 'redirectTo', routes: ['login', 'register'] },
  { name: 'currency', values: /^[A-Z]{3}$/ },
  { name: 'theme', routes: ['blocksettings'], values: /^[a-z]{1,20}$/ },
];

/** Whether a key narrows a listing; listings lead to the one way of saying their filters themselves. */
function isFilterQueryKey(name: string): boolean {
  return name === 'cena' || name.startsWith('cena.') || name === 'skladem' || name.startsWith('f.');
}

type Pair = readonly [name: string, value: string];

/** The first pair of each key that the route reads, in the order of the list: no page reads another. */
function meantPairs(pairs: readonly Pair[], route: RoutePatternName): Pair[] {
  const read = queryKeys.filter(({ routes }) => routes?.includes(route) ?? true);
  return read.flatMap(({ name, values }) => {
    const first = pairs.find(([other]) => other === name);
    return first === undefined || values?.test(first[1]) === false ? [] : [first];
  });
}

/**
 * The query by which a page is known, without its question mark: what the page does not read is left out, and what is
 * left is spelled and ordered in one way, so that nobody makes new pages of the same content. A listing whose filters
 * do not stand in front keeps its order: it leads to another address.
 */
export function canonicalQuery(path: string, query: string): string {
  if (query === '') return '';
  const { name: route } = routeOf(path);
  const pairs: Pair[] = [...new URLSearchParams(query)];
  const others = meantPairs(pairs, route);
  const isFilter = ([name]: Pair) => listings.includes(route) && isFilterQueryKey(name);
  const kept = pairs.filter((pair) => isFilter(pair) || others.includes(pair));
  const filters = kept.filter(isFilter);
  const areInFront = filters.every((pair, at) => kept[at] === pair);
  return new URLSearchParams(
    (areInFront ? [...filters, ...others] : kept).map(([name, value]) => [name, value]),
  ).toString();
}
