import type { AppLoadContext } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { ownPathOrNull, paths, totalPagesFor } from '@vyloha/links';
import { getListing } from '../../api/get-listing.server';
import { listProducts } from '../../api/list-products.server';
import type { ChosenValues } from '../../model/category/category';
import type { Facets } from '../../model/listing/facets';
import {
  filterEntries,
  isFiltered,
  parseFilters,
  type RefusedRanges,
  refusedRanges,
  withFilters,
} from '../../model/listing/filter-address';
import type { Listing, ListingFilters, ListingScope } from '../../model/listing/listing';
import type { ListingPart } from '../../model/listing/listing-part';
import { toProductBoxes } from '../boxes/to-product-boxes.server';

const found = 302;
const noFacets: Facets = { parameters: [], brands: [], tags: [], availableCount: 0, price: null };
const nothing: Listing = { productIds: [], total: 0, searchedFor: null, facets: noFacets };

/** A page of a listing, and by what it can be narrowed. */
export interface FilteredListing extends ListingPart {
  facets: Facets;
  filters: ListingFilters | null;
  /** What was typed into ranges but makes none; it narrows nothing. */
  refused: RefusedRanges;
}

type AskedFilters = Pick<FilteredListing, 'filters' | 'refused'>;

/** What a page adds to what its address asks for. */
export interface ListingTerms {
  /** Values by which the listing is narrowed whatever its address says. */
  values?: ChosenValues | undefined;
  /** Whether the goods are those of a category that the shopper alone may see. */
  checkPermissions?: boolean | undefined;
}

type List = (scope: ListingScope) => Promise<Listing>;

/**
 * What the address narrows the listing to. Slugs become ids by what the whole listing knows, whose first page is kept
 * in shared memory.
 * @throws a redirect to the one way of saying the same, so that each state has one address; what was mistyped is no state
 */
async function filtersOf(list: List, url: URL, scope: ListingScope): Promise<AskedFilters> {
  if (!isFiltered(url.searchParams)) return { filters: null, refused: {} };
  const { facets } = await list({ ...scope, page: 1 });
  const filters = parseFilters(url.searchParams, facets);
  const refused = refusedRanges(url.searchParams, facets);
  if (Object.keys(refused).length > 0) return { filters, refused };
  const search = withFilters(url.searchParams, filters === null ? [] : filterEntries(filters, facets));
  const requested = url.searchParams.size === 0 ? '' : `?${url.searchParams.toString()}`;
  if (search !== requested) throw redirect(ownPathOrNull(`${url.pathname}${search}`) ?? paths.home(), found);
  return { filters, refused };
}

/** Filters of these values alone. */
function filtersBy(parameters: ChosenValues): AskedFilters {
  return { filters: { parameters, brands: [], tags: [], price: null, isAvailable: false }, refused: {} };
}

/**
 * A page of a listing under the filters of its address.
 * @throws a redirect, or a 404 answer when the listing is shorter
 */
export async function loadFilteredListing(
  context: AppLoadContext,
  url: URL,
  scope: ListingScope,
  { values, checkPermissions = false }: ListingTerms = {},
): Promise<FilteredListing> {
  const { page, perPage } = scope;
  const list: List = async (part) => (await getListing(context.cms, part, checkPermissions)) ?? nothing;
  const { filters, refused } = values === undefined ? await filtersOf(list, url, scope) : filtersBy(values);
  const { productIds, total, facets } = await list(filters === null ? scope : { ...scope, filters });
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await toProductBoxes(context, listProducts(context.cms, productIds, { checkPermissions }));
  return { products, total, page, totalPages, facets, filters, refused };
}
