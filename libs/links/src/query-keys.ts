import { isFilterKey } from './filter-keys';
import { routeOf } from './route-of';
import type { RoutePatternName } from './route-patterns';
import { searchKey } from './search-key';

interface QueryKey {
  name: string;
  /** Routes that read it; all by default. */
  routes?: readonly RoutePatternName[];
  /** Valid values, where there are few; any other value is ignored. */
  values?: RegExp;
}

const listings: readonly RoutePatternName[] = ['all', 'eshop', 'search'];
const product: readonly RoutePatternName[] = ['product-slug'];

/**
 * Query keys by which a shared page varies, in their canonical order; besides them, listings vary by `isFilterKey`, whose
 * keys follow what is searched for, and redirect to the canonical form of their filters themselves.
 */
const queryKeys: readonly QueryKey[] = [
  { name: searchKey, routes: ['search', 'articleList', 'branch-list'] },
  { name: 'druh', routes: ['search'] },
  { name: 'seznam', routes: ['articleList'], values: /^pobocky$/ },
  { name: 'kraj', routes: ['articleList'], values: /^[a-z_]{4,20}$/ },
  { name: 'otevreno', routes: ['articleList'], values: /^1$/ },
  {
    name: 'razeni',
    routes: listings,
    values: /^(?:(?:Default|MostSold|Rating|Discount|Newest)Sort|PriceSort(?:ASC|DESC))$/,
  },
  { name: 'p' },
  { name: 'kod', routes: ['all', 'eshop', 'product-slug'] },
  { name: 'variant_id', routes: ['product-slug', 'product-slug-picture'] },
  { name: 'for_credits', routes: product, values: /^true$/ },
  { name: 'recenze-razeni', routes: product, values: /^nej(?:lepsi|horsi|uzitecnejsi)$/ },
  { name: 'recenze-text', routes: product, values: /^1$/ },
  { name: 'recenze-foto', routes: product, values: /^1$/ },
  { name: 'recenze-hvezdy', routes: product, values: /^[1-5]$/ },
  { name: 'recenze', routes: product, values: /^[1-9]\d?$/ },
  { name: 'fotky', routes: ['product-slug-picture'], values: /^[\w-]{1,100}$/ },
  { name: 'zbozi', routes: ['contact'], values: /^[\w-]{1,40}$/ },
  { name: 'verze', routes: ['page-slug'], values: /^[0-9a-f]{64}$/ },
  { name: 'redirectTo', routes: ['login', 'register'] },
  { name: 'currency', values: /^[A-Z]{3}$/ },
  { name: 'theme', routes: ['blocksettings'], values: /^[a-z]{1,20}$/ },
];

type Pair = readonly [name: string, value: string];

/** The first pair of each key that the route reads, in canonical order: no page reads further ones. */
function knownPairs(pairs: readonly Pair[], route: RoutePatternName): Pair[] {
  const routeKeys = queryKeys.filter(({ routes }) => routes?.includes(route) ?? true);
  return routeKeys.flatMap(({ name, values }) => {
    const first = pairs.find(([other]) => other === name);
    return first === undefined || values?.test(first[1]) === false ? [] : [first];
  });
}

/**
 * The canonical query of a page, without its question mark: keys the page does not read are dropped, the others are
 * encoded and ordered uniformly, so that nobody can fill the cache with variants of the same page. A listing whose
 * filters are not in their place keeps its order: it redirects to another URL.
 */
export function canonicalQuery(path: string, query: string): string {
  if (query === '') return '';
  const { name: route } = routeOf(path);
  const pairs: Pair[] = [...new URLSearchParams(query)];
  const others = knownPairs(pairs, route);
  const isFilter = ([name]: Pair) => listings.includes(route) && isFilterKey(name);
  const canonicalPairs = pairs.filter((pair) => isFilter(pair) || others.includes(pair));
  const filters = canonicalPairs.filter(isFilter);
  const sought = others.filter(([name]) => name === searchKey);
  const inPlace = [...sought, ...filters];
  const areFiltersInPlace = filters.length === 0 || inPlace.every((pair, index) => canonicalPairs[index] === pair);
  const ordered = [...inPlace, ...others.slice(sought.length)];
  return new URLSearchParams(
    (areFiltersInPlace ? ordered : canonicalPairs).map(([name, value]) => [name, value]),
  ).toString();
}
