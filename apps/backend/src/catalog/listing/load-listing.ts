import { pageIndex } from '@vyloha/links';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { category, listingEntry, listingScope } from '../../database/schema';
import { foundPage } from '../../search/found-page';
import { searchSource } from '../../search/search-source';
import type { CatalogContext } from '../catalog-context';
import { isVisibleTo } from '../visible-to';
import { basicPriceList } from '../pricing/load-variant-prices';
import { countFacets, countTotal, type Facets } from './count-facets';
import { toFilterGroups, type FilterGroup, type PriceKey } from './filter-groups';
import { listPage } from './list-page';
import type { ListingRequest } from './listing-request';
import { spreadOver, withOwnGroupOf } from './merge-facets';
import { scopeIdOf, shopScopeId, type ListingPlace } from './scope-id';

export interface Listing extends Facets {
  productIds: string[];
  /** What was searched for in place of what was typed. */
  searchedFor: string | null;
}

const noFacets: Facets = {
  total: 0,
  availableCount: 0,
  counts: { values: {}, ranges: {}, brands: {}, tags: {} },
  priceRange: null,
};

const nothing: Listing = { ...noFacets, productIds: [], searchedFor: null };

type ScopeRow = typeof listingScope.$inferSelect;

/** Whether the asker may see what stands there; only categories are for some alone. */
function isOpenTo({ groups }: CatalogContext, place: ListingPlace): SQL {
  if (place.kind !== 'category') return sql`true`;
  return sql`exists (select from ${category}
    where ${category.id} = ${place.id} and ${isVisibleTo(category.visibleToGroups, groups)})`;
}

/** What is kept of the scope, as far as the asker may know, and of the whole shop. */
async function loadScopes(ctx: CatalogContext, place: ListingPlace) {
  const scopeId = scopeIdOf(place);
  const isShop = eq(listingScope.scopeId, shopScopeId);
  const rows = await ctx.db
    .select()
    .from(listingScope)
    .where(and(inArray(listingScope.scopeId, [scopeId, shopScopeId]), or(isShop, isOpenTo(ctx, place))));
  const find = (id: string) => rows.find((row) => row.scopeId === id) ?? null;
  return { scope: find(scopeId), shop: find(shopScopeId) };
}

/** The asker's own price list if the shop has prices in it, else everybody's. */
function priceKeyOf({ currency, priceList }: CatalogContext, { priceRanges }: ScopeRow): PriceKey {
  const isKnown = priceRanges[currency]?.[priceList] !== undefined;
  return { currency, priceList: isKnown ? priceList : basicPriceList };
}

function storedFacets({ total, availableCount, counts, priceRanges }: ScopeRow, priceKey: PriceKey): Facets {
  const priceRange = priceRanges[priceKey.currency]?.[priceKey.priceList] ?? null;
  return { total, availableCount, counts, priceRange };
}

/** Facets under the filters. A single group is counted on what it leaves, its own part is known already. */
async function filteredFacets(
  { db }: CatalogContext,
  source: SQL,
  groups: readonly FilterGroup[],
  base: Facets,
  priceKey: PriceKey,
): Promise<Facets> {
  const [only, ...others] = groups;
  if (only === undefined) return base;
  if (others.length > 0) return spreadOver(base, await countFacets(db, source, groups, priceKey));
  const left = sql`select e.* from (${source}) e where ${only.condition}`;
  return withOwnGroupOf(base, spreadOver(base, await countFacets(db, left, [], priceKey)), only.key);
}

interface Source {
  source: SQL;
  /** Of the whole source; nothing but its total when no facets are wanted. */
  base: Facets;
  priceKey: PriceKey;
  shopTotal: number;
}

async function countedFacets(
  ctx: CatalogContext,
  groups: readonly FilterGroup[],
  { source, base, priceKey }: Source,
  withFacets: boolean,
): Promise<Facets> {
  if (withFacets) return filteredFacets(ctx, source, groups, base, priceKey);
  const total = groups.length === 0 ? base.total : await countTotal(ctx.db, source, groups);
  return { ...noFacets, total };
}

async function list(
  ctx: CatalogContext,
  { filters, sort, page, perPage, withFacets }: ListingRequest,
  listed: Source,
): Promise<Omit<Listing, 'searchedFor'>> {
  const { source, base, priceKey, shopTotal } = listed;
  const groups = toFilterGroups(filters, priceKey);
  const share = { total: base.total, shopTotal };
  const [facets, productIds] = await Promise.all([
    countedFacets(ctx, groups, listed, withFacets),
    listPage(ctx.db, { source, groups, priceKey, sort, page, perPage, share, priceRange: base.priceRange }),
  ]);
  return { ...facets, productIds };
}

async function listPlace(ctx: CatalogContext, request: ListingRequest, place: ListingPlace): Promise<Listing> {
  const scopeId = scopeIdOf(place);
  const { scope, shop } = await loadScopes(ctx, place);
  if (scope === null) return nothing;
  const priceKey = priceKeyOf(ctx, scope);
  const source = sql`select product_id, available, sold_count, rank from ${listingEntry} where scope_id = ${scopeId}`;
  const base = storedFacets(scope, priceKey);
  const listed = await list(ctx, request, { source, base, priceKey, shopTotal: shop?.total ?? scope.total });
  return { ...listed, searchedFor: null };
}

/** Nothing is asked for but goods as they were found. */
function isPlain({ filters, sort, withFacets }: ListingRequest): boolean {
  const { parameters, price, availableOnly, tags, brands } = filters;
  const chosen = [
    Object.keys(parameters).length > 0,
    price !== null,
    availableOnly,
    tags.length > 0,
    brands.length > 0,
  ];
  return !withFacets && sort === 'DefaultSort' && !chosen.includes(true);
}

async function listFound(ctx: CatalogContext, request: ListingRequest, query: string): Promise<Listing> {
  const [found, { shop }] = await Promise.all([searchSource(ctx, query), loadScopes(ctx, { kind: 'shop' })]);
  if (shop === null) return nothing;
  const { rows: source, searchedFor } = found;
  const priceKey = priceKeyOf(ctx, shop);
  if (isPlain(request)) {
    const { page, perPage } = request;
    return { ...noFacets, ...(await foundPage(ctx.db, source, pageIndex(page) * perPage, perPage)), searchedFor };
  }
  const base = await countFacets(ctx.db, source, [], priceKey);
  return { ...(await list(ctx, request, { source, base, priceKey, shopTotal: shop.total })), searchedFor };
}

/** One page of a listing with everything around it. */
export function loadListing(ctx: CatalogContext, request: ListingRequest): Promise<Listing> {
  const { source } = request;
  return 'query' in source ? listFound(ctx, request, source.query) : listPlace(ctx, request, source.place);
}
