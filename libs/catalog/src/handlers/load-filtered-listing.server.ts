import type { AppLoadContext } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { totalPagesFor } from '@vyloha/links';
import { getListing } from '../api/get-listing.server';
import type { ChosenValues } from '../model/category';
import type { Facets } from '../model/facets';
import {
  filterEntries,
  isFiltered,
  parseFilters,
  type RefusedRanges,
  refusedRanges,
  withFilters,
} from '../model/filter-address';
import type { Listing, ListingFilters, ListingScope } from '../model/listing';
import type { ListingPart } from '../model/listing-part';
import { loadProductsByIds } from './load-products-by-ids.server';

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

async function listed({ cms }: AppLoadContext, scope: ListingScope): Promise<Listing> {
  return (await getListing(cms, scope)) ?? nothing;
}

/**
 * What the address narrows the listing to. Slugs become ids by what the whole listing knows, whose first page is kept
 * in shared memory.
 * @throws a redirect to the one way of saying the same, so that each state has one address; what was mistyped is no state
 */
async function filtersOf(context: AppLoadContext, url: URL, scope: ListingScope): Promise<AskedFilters> {
  if (!isFiltered(url.searchParams)) return { filters: null, refused: {} };
  const { facets } = await listed(context, { ...scope, page: 1 });
  const filters = parseFilters(url.searchParams, facets);
  const refused = refusedRanges(url.searchParams, facets);
  if (Object.keys(refused).length > 0) return { filters, refused };
  const search = withFilters(url.searchParams, filters === null ? [] : filterEntries(filters, facets));
  const asked = url.searchParams.size === 0 ? '' : `?${url.searchParams.toString()}`;
  if (search !== asked) throw redirect(`${url.pathname}${search}`, found);
  return { filters, refused };
}

/** Filters of these values alone. */
function filtersBy(parameters: ChosenValues): AskedFilters {
  return { filters: { parameters, brands: [], tags: [], price: null, isAvailable: false }, refused: {} };
}

/**
 * A page of a listing under the filters of its address.
 * @param values by which the listing is narrowed whatever its address says
 * @throws a redirect, or a 404 answer when the listing is shorter
 */
export async function loadFilteredListing(
  context: AppLoadContext,
  url: URL,
  scope: ListingScope,
  values: ChosenValues | null = null,
): Promise<FilteredListing> {
  const { page, perPage } = scope;
  const { filters, refused } = values === null ? await filtersOf(context, url, scope) : filtersBy(values);
  const { productIds, total, facets } = await listed(context, filters === null ? scope : { ...scope, filters });
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, productIds);
  return { products, total, page, totalPages, facets, filters, refused };
}
