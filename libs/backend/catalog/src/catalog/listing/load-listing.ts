import { pageIndex } from '@vyloha/links';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { category, listingEntry, listingPrice, listingScope } from '../tables';
import type { ListingCounts } from '../tables';
import { loadResultPage } from '../../search/result-page';
import { canTellVariants, loadFittingVariants } from '../../search/fitting-variants';
import { type FoundBy, type ResolvedQuery, resolveQuery } from '../../search/resolve-query';
import { searchSource } from '../../search/search-source';
import type { CatalogContext, ListingContext } from '../catalog-context';
import { isCategoryVisibleTo } from '@vyloha/backend-content';
import { basicPriceList } from '../pricing/prices-of-variant';
import { countFacets, type Counting, type Facets } from './count-facets';
import type { FilterGroup, PriceKey } from './facets/facet';
import { countedColumns, toFilterGroups } from './facets/facets';
import { priceGroup } from './facets/price-facet';
import { countTotal, listPage } from './list-page';
import type { ListingRequest } from './listing-request';
import { findPriceRange } from './price-range';
import { areChoosing, loadFirstVariants, type ListedVariants } from './listed-variant';
import { countInMemory } from './memory/count-in-memory';
import { listingMemory } from './memory/listing-memory';
import { findInMemory, listInMemory, type ProductsInMemory } from './memory/page-in-memory';
import { mergeWithBaseFacets, restoreOwnGroup } from './merge-facets';
import { scopeIdOf, shopScopeId, type ListingScope } from './scope-id';

export interface Listing extends Facets {
  productIds: string[];
  /** The variants that their boxes show. */
  variantIds: ListedVariants;
  /** The corrected query that was searched instead of the typed one. */
  searchedFor: string | null;
  /** Where the products were found; null where nothing was searched for. */
  foundBy: FoundBy | null;
}

const emptyFacets: Facets = { total: 0, counts: { values: {}, ranges: {} } };
const emptyListing: Listing = { ...emptyFacets, productIds: [], variantIds: {}, searchedFor: null, foundBy: null };

type ScopeRow = typeof listingScope.$inferSelect;

/** Whether the caller may see the scope; only categories can be restricted to groups. */
function isScopeVisible({ groups }: CatalogContext, scope: ListingScope): SQL {
  if (scope.kind !== 'category') return sql`true`;
  return sql`exists (select from ${category}
    where ${category.id} = ${scope.id} and ${isCategoryVisibleTo(category.id, groups)})`;
}

/** The precomputed facets of the scope, if the caller may see it, and of the whole shop. */
async function loadScopes(ctx: CatalogContext, scope: ListingScope) {
  const scopeId = scopeIdOf(scope);
  const isShop = eq(listingScope.scopeId, shopScopeId);
  const rows = await ctx.db
    .select()
    .from(listingScope)
    .where(and(inArray(listingScope.scopeId, [scopeId, shopScopeId]), or(isShop, isScopeVisible(ctx, scope))));
  const findScope = (id: string) => rows.find((row) => row.scopeId === id) ?? null;
  return { scope: findScope(scopeId), shop: findScope(shopScopeId) };
}

/** The caller's own price list if the shop has prices in it, else the basic one. */
function toPriceKey({ currency, priceList }: CatalogContext, { priceRanges }: ScopeRow, withTax: boolean): PriceKey {
  const isKnown = priceRanges[currency]?.[priceList] !== undefined;
  return { currency, priceList: isKnown ? priceList : basicPriceList, withTax };
}

async function loadStoredFacets({ db }: CatalogContext, scope: ScopeRow, priceKey: PriceKey): Promise<Facets> {
  const columnCounts = countedColumns.map(({ toCounts }) => toCounts(scope, priceKey));
  const counts = columnCounts.reduce<ListingCounts>(
    (all, { values, ranges }) => ({ values: { ...all.values, ...values }, ranges: { ...all.ranges, ...ranges } }),
    scope.counts,
  );
  if (priceKey.withTax) return { total: scope.total, counts };
  const range = await findPriceRange(db, scope, priceKey);
  return {
    total: scope.total,
    counts: { ...counts, ranges: { ...counts.ranges, ...(range && { [priceGroup]: range }) } },
  };
}

/** Facets under the filters. A single group counts only its matching rows; its own counts are already known. */
async function countFilteredFacets(
  ctx: CatalogContext,
  groups: readonly FilterGroup[],
  { source, base, priceKey, inMemory }: Source,
): Promise<Facets> {
  const count = async (counting: Pick<Counting, 'groups' | 'required'>) =>
    inMemory === null
      ? countFacets(ctx.db, source, { ...counting, priceKey })
      : countInMemory(inMemory, { ...counting, priceKey });

  const [singleGroup, ...others] = groups;
  if (singleGroup === undefined) return base;
  if (others.length > 0) return mergeWithBaseFacets(base, await count({ groups, required: [] }));
  const remaining = await count({ groups: [], required: groups });
  return restoreOwnGroup(base, mergeWithBaseFacets(base, remaining), singleGroup.key);
}

interface Source {
  source: SQL;
  /** Facets of the whole source; only the total when no facets are requested. */
  base: Facets;
  priceKey: PriceKey;
  shopTotal: number;
  /** The products of the source in memory; null where the database is asked. */
  inMemory: ProductsInMemory | null;
}

async function loadFacets(
  ctx: CatalogContext,
  groups: readonly FilterGroup[],
  listed: Source,
  withFacets: boolean,
): Promise<Facets> {
  if (withFacets) return countFilteredFacets(ctx, groups, listed);
  const { source, base, priceKey } = listed;
  const total = groups.length === 0 ? base.total : await countTotal(ctx.db, { source, groups, priceKey });
  return { ...emptyFacets, total };
}

async function listSource(
  ctx: CatalogContext,
  { filters, sort, page, perPage, withFacets }: ListingRequest,
  listed: Source,
): Promise<Omit<Listing, 'searchedFor' | 'foundBy'>> {
  const { source, base, priceKey, shopTotal, inMemory } = listed;
  const groups = toFilterGroups(filters, priceKey);
  const share = { total: base.total, shopTotal };
  const priceRange = base.counts.ranges[priceGroup] ?? null;
  if (inMemory !== null) {
    // Both look into the memory before anything can change it.
    const [facets, { total, ...listedPage }] = await Promise.all([
      withFacets ? countFilteredFacets(ctx, groups, listed) : emptyFacets,
      listInMemory(ctx.db, inMemory, { groups, priceKey, sort, page, perPage }),
    ]);
    return { ...facets, total, ...listedPage };
  }
  const [facets, listedPage] = await Promise.all([
    loadFacets(ctx, groups, listed, withFacets),
    listPage(ctx.db, { source, groups, priceKey, sort, page, perPage, share, priceRange }),
  ]);
  return { ...facets, ...listedPage };
}

async function listScope(ctx: ListingContext, request: ListingRequest, scope: ListingScope): Promise<Listing> {
  const scopeId = scopeIdOf(scope);
  const { scope: scopeRow, shop } = await loadScopes(ctx, scope);
  if (scopeRow === null) return emptyListing;
  const priceKey = toPriceKey(ctx, scopeRow, request.withTax);
  const source = sql`select product_id, available, sold_count, rank, rating, added_at from ${listingEntry} where scope_id = ${scopeId}`;
  const base = await loadStoredFacets(ctx, scopeRow, priceKey);
  const shopTotal = shop?.total ?? scopeRow.total;
  const opened = isFiltered(request) ? await openMemory(ctx, priceKey, shopTotal) : null;
  const inMemory = opened && { ...opened, products: opened.columns.productsIn(scopeId), ranks: null };
  const listed = await listSource(ctx, request, { source, base, priceKey, shopTotal, inMemory });
  return { ...listed, searchedFor: null, foundBy: null };
}

/** What filtered listings are counted in; null where the database does it: of a very large shop, and while it is read. */
const openMemory = async ({ primary, settings }: ListingContext, priceKey: PriceKey, shopTotal: number) =>
  shopTotal <= settings.operation.productsInMemory ? listingMemory(primary).open(priceKey, shopTotal) : null;

const isFiltered = ({ filters }: ListingRequest) => Object.keys(filters).length > 0;

/** A plain listing: no filters, default sort, no facets. */
function isUnfiltered(request: ListingRequest): boolean {
  const { sort, withFacets } = request;
  return !withFacets && sort === 'DefaultSort' && !isFiltered(request);
}

/** The price that the query names is filtered by, unless the shopper has chosen another. */
function withPrice(request: ListingRequest, resolved: ResolvedQuery | null): ListingRequest {
  const price = resolved?.price ?? null;
  return price === null ? request : { ...request, filters: { price, ...request.filters } };
}

const isByPrice = ({ sort }: ListingRequest) => sort === 'PriceSortASC' || sort === 'PriceSortDESC';

/** The variants that fit what was typed, where neither filters nor an order by price choose them. */
async function loadFitting(
  ctx: CatalogContext,
  request: ListingRequest,
  productIds: readonly string[],
  resolved: ResolvedQuery | null,
  priceKey: PriceKey,
): Promise<ListedVariants> {
  const groups = toFilterGroups(request.filters, priceKey);
  if (resolved === null || areChoosing(groups) || isByPrice(request)) return {};
  const prices = groups.flatMap(({ price }) => price ?? []);
  const priced = prices.map(
    (price) => sql`join ${listingPrice} lp on lp.product_id = lv.product_id and lp.place = lv.place
    and lp.currency = ${priceKey.currency} and lp.price_list = ${priceKey.priceList} and ${price}`,
  );
  return loadFittingVariants(ctx, productIds, resolved, sql.join(priced, sql` `));
}

async function listSearchResults(ctx: ListingContext, typed: ListingRequest, query: string): Promise<Listing> {
  const [resolved, { shop }] = await Promise.all([resolveQuery(ctx, query), loadScopes(ctx, { kind: 'shop' })]);
  if (shop === null) return emptyListing;
  const request = withPrice(typed, resolved);
  const source = searchSource(ctx, query, resolved);
  const { searchedFor = null, foundBy = 'names' } = resolved ?? {};
  const priceKey = toPriceKey(ctx, shop, request.withTax);
  if (isUnfiltered(request)) {
    const { page, perPage } = request;
    const found = await loadResultPage(ctx.db, source, pageIndex(page) * perPage, perPage);
    const { productIds } = found;
    const variantIds =
      resolved !== null && canTellVariants(resolved)
        ? await loadFittingVariants(ctx, productIds, resolved)
        : await loadFirstVariants(ctx.db, productIds);
    return { ...emptyFacets, ...found, variantIds, searchedFor, foundBy };
  }
  const opened = await openMemory(ctx, priceKey, shop.total);
  const inMemory = opened && (await findInMemory(ctx.db, opened, source));
  const counting = { groups: [], required: [], priceKey };
  const base = inMemory === null ? await countFacets(ctx.db, source, counting) : countInMemory(inMemory, counting);
  const listed = await listSource(ctx, request, { source, base, priceKey, shopTotal: shop.total, inMemory });
  const fitting = await loadFitting(ctx, request, listed.productIds, resolved, priceKey);
  return { ...listed, variantIds: { ...listed.variantIds, ...fitting }, searchedFor, foundBy };
}

/** One page of a listing with its facets. */
export function loadListing(ctx: ListingContext, request: ListingRequest): Promise<Listing> {
  const { source } = request;
  return 'query' in source ? listSearchResults(ctx, request, source.query) : listScope(ctx, request, source.scope);
}

interface FoundProducts extends Pick<Listing, 'productIds' | 'total'> {
  /** The variants that fit the query, of products that have several. */
  fitting: ListedVariants;
}

/** The best products of a query, at the price that it names, without facets. */
export async function searchProducts(
  ctx: CatalogContext,
  query: string,
  resolved: ResolvedQuery | null,
  { skip, limit }: { skip: number; limit: number },
): Promise<FoundProducts> {
  const source = searchSource(ctx, query, resolved);
  const price = resolved?.price ?? null;
  const { shop } = price === null ? { shop: null } : await loadScopes(ctx, { kind: 'shop' });
  const groups = shop === null || price === null ? [] : toFilterGroups({ price }, toPriceKey(ctx, shop, true));
  const conditions = groups.map(({ product }) => sql`where ${product}`);
  const found = sql`select e.product_id, e.rank from (${source}) e ${sql.join(conditions, sql` `)}`;
  const { productIds, total } = await loadResultPage(ctx.db, conditions.length === 0 ? source : found, skip, limit);
  return { productIds, total, fitting: resolved === null ? {} : await loadFittingVariants(ctx, productIds, resolved) };
}
