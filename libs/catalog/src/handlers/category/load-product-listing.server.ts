import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import type { SelectedValues } from '../../model/category/category';
import type { CategoryPageData } from '../../model/category/category-page-data';
import type { CategoryFilters } from '../../model/listing/facet';
import type { Filter } from '../../model/listing/facets';
import type { ListingScope } from '../../model/listing/listing';
import type { ListingPage } from '../../model/listing/listing-page';
import { sortedPath, parseSort } from '../../model/listing/sort';
import { type ListingConstraints, loadFilteredListing } from './load-filtered-listing.server';
import { toFilterPanel } from './to-filter-panel.server';

interface ProductListingOptions extends CategoryFilters {
  scope: Omit<ListingScope, 'sort' | 'perPage' | 'filters' | 'withTax'>;
  /** Values preset by the page, and the page where others can be selected. */
  preset?: { values: SelectedValues; pathname: string } | undefined;
  checkPermissions?: ListingConstraints['checkPermissions'];
}

interface ProductListing extends ListingPage, Pick<CategoryPageData, 'sorts' | 'filters'> {
  /** Filters from the address. */
  appliedFilters: readonly Filter[];
}

/**
 * A page of products in the order and under the filters in the address, with all available orders and filters.
 * @throws a redirect to the canonical address, or a 404 response past the end
 */
export async function loadProductListing(
  request: Request,
  context: AppLoadContext,
  { scope, preset, checkPermissions, ...filterOptions }: ProductListingOptions,
): Promise<ProductListing> {
  const url = new URL(request.url);
  const { sorts, defaultSort, catalogPageSize: perPage } = themeSettings[context.config.theme];
  const sort = parseSort(url.searchParams, sorts, defaultSort);
  const constraints = { values: preset?.values, checkPermissions };
  const { displayVat: withTax } = context.shopper;
  const listing = await loadFilteredListing(context, url, { ...scope, sort, perPage, withTax }, constraints);
  const { facets, filters, invalidInput, ...listingPage } = listing;
  return {
    ...listingPage,
    appliedFilters: preset === undefined ? filters : [],
    filters: toFilterPanel(context, {
      ...{ url: new URL(preset?.pathname ?? url, url), facets, filters, invalidInput },
      ...filterOptions,
    }),
    sorts: sorts.map((name) => ({ name, path: sortedPath(url, name, defaultSort), isActive: name === sort })),
  };
}
