import type { AppLoadContext } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { totalPagesFor } from '@vyloha/links/server';
import { getListing, listProducts } from '../../api/products.server';
import type { SelectedValues } from '../../model/category/category';
import type { Facet, Filter } from '../../model/listing/facets';
import {
  filterEntries,
  isFiltered,
  parseFilters,
  type InvalidRanges,
  findInvalidRanges,
  withFilters,
} from '../../model/listing/filter-address';
import { emptyListing, type Listing, type ListingScope, type WeakMatch } from '../../model/listing/listing';
import type { ListingPage } from '../../model/listing/listing-page';
import { type BoxOptions, toProductBoxes } from '../boxes/to-product-boxes.server';

const foundStatus = 302;

/** A page of a listing, with its facets and filters. */
export interface FilteredListing extends ListingPage {
  /** The corrected query; left out where nothing was corrected. */
  searchedFor?: string;
  /** How products were found that are not called so; left out where they are. */
  weakMatch?: WeakMatch;
  facets: readonly Facet[];
  filters: readonly Filter[];
  /** Invalid input of range fields; it does not filter. */
  invalidInput: InvalidRanges;
}

type RequestedFilters = Pick<FilteredListing, 'filters' | 'invalidInput'>;

/** What a page adds to the state in its address. */
export interface ListingConstraints {
  /** Values that filter the listing regardless of its address. */
  values?: SelectedValues | undefined;
  /** Whether what only this shopper may see is included. */
  checkPermissions?: boolean | undefined;
  /** Product id to the variant that its box shows instead. */
  selectedVariants?: BoxOptions['selectedVariants'] | undefined;
}

type FetchListing = (scope: ListingScope) => Promise<Listing>;

const listingFetcher =
  ({ cms }: AppLoadContext, checkPermissions: boolean): FetchListing =>
  async (scope) =>
    (await getListing(cms, scope, checkPermissions)) ?? emptyListing;

/**
 * The filters in the address. Slugs become ids by the facets of the unfiltered listing, whose first page is cached.
 * @throws a redirect to the canonical address, so that each state has one address; invalid input is not part of the
 *   state
 */
async function loadRequestedFilters(
  fetchListing: FetchListing,
  url: URL,
  scope: ListingScope,
): Promise<RequestedFilters> {
  if (!isFiltered(url.searchParams)) return { filters: [], invalidInput: {} };
  const { facets } = await fetchListing({ ...scope, page: 1 });
  const filters = parseFilters(url.searchParams, facets);
  const invalidInput = findInvalidRanges(url.searchParams, facets);
  if (Object.keys(invalidInput).length > 0) return { filters, invalidInput };
  const search = withFilters(url.searchParams, filterEntries(filters, facets));
  const requested = url.searchParams.size === 0 ? '' : `?${url.searchParams.toString()}`;
  if (search !== requested)
    throw redirect(sameOriginPathOrNull(`${url.pathname}${search}`) ?? paths.home(), foundStatus);
  return { filters, invalidInput };
}

/** Filters of these values alone. */
function toPresetFilters(values: SelectedValues): RequestedFilters {
  const selections = Object.entries(values).map(([id, ids]) => ({ id, kind: 'values', ids }) as const);
  return { filters: selections.map((selection) => ({ ...selection, name: 'parameters' })), invalidInput: {} };
}

/**
 * A page of a listing under the filters in its address.
 * @throws a redirect, or a 404 response past the end
 */
export async function loadFilteredListing(
  context: AppLoadContext,
  url: URL,
  scope: ListingScope,
  { values, checkPermissions = false, selectedVariants }: ListingConstraints = {},
): Promise<FilteredListing> {
  const { page, perPage } = scope;
  const fetchListing = listingFetcher(context, checkPermissions);
  const { filters, invalidInput } =
    values === undefined ? await loadRequestedFilters(fetchListing, url, scope) : toPresetFilters(values);
  const {
    productIds,
    variantIds: listedVariants,
    total,
    facets,
    searchedFor,
    weakMatch,
  } = await fetchListing(filters.length === 0 ? scope : { ...scope, filters });
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await toProductBoxes(context, listProducts(context.cms, productIds, { checkPermissions }), {
    listedVariants,
    ...(selectedVariants && { selectedVariants }),
  });
  const found = { ...(searchedFor !== null && { searchedFor }), ...(weakMatch !== null && { weakMatch }) };
  return { products, total, page, totalPages, facets, filters, invalidInput, ...found };
}

/**
 * How many products a listing has under the filters in its address.
 * @throws a redirect to the canonical address
 */
export async function loadFilteredTotal(
  context: AppLoadContext,
  url: URL,
  scope: ListingScope,
  { checkPermissions = false }: Pick<ListingConstraints, 'checkPermissions'> = {},
): Promise<number> {
  const fetchListing = listingFetcher(context, checkPermissions);
  const { filters } = await loadRequestedFilters(fetchListing, url, scope);
  const { total } = await fetchListing(filters.length === 0 ? scope : { ...scope, filters, perPage: 1, facets: false });
  return total;
}
