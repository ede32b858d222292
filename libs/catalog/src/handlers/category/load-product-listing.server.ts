import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import type { SelectedValues } from '../../model/category/category';
import type { CategoryFilters } from '../../model/listing/facet';
import type { Filter } from '../../model/listing/facets';
import type { ListingScope } from '../../model/listing/listing';
import type { ProductListingData } from '../../model/listing/product-listing';
import { sortedPath, sortsFor, parseSort } from '../../model/listing/sort';
import { type FilteredListing, type ListingConstraints, loadFilteredListing } from './load-filtered-listing.server';
import { toFilterPanel } from './to-filter-panel.server';

export interface ProductListingOptions extends Partial<CategoryFilters>, Omit<ListingConstraints, 'values'> {
  scope: Omit<ListingScope, 'sort' | 'perPage' | 'filters' | 'withTax'>;
  /** Values preset by the page, and the page where others can be selected. */
  preset?: { values: SelectedValues; pathname: string } | undefined;
}

interface ProductListing extends ProductListingData, Pick<FilteredListing, 'searchedFor' | 'weakMatch'> {
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
  { scope, preset, settings = [], isDepartment = true, ...constraints }: ProductListingOptions,
): Promise<ProductListing> {
  const url = new URL(request.url);
  const theme = themeSettings[context.config.theme];
  const { sorts, defaultSort } = sortsFor(scope, theme);
  const sort = parseSort(url.searchParams, sorts, defaultSort);
  const pageScope = { ...scope, sort, perPage: theme.catalogPageSize, withTax: context.shopper.displayVat };
  const listing = await loadFilteredListing(context, url, pageScope, { values: preset?.values, ...constraints });
  const { facets, filters, invalidInput, ...listingPage } = listing;
  return {
    ...listingPage,
    appliedFilters: preset === undefined ? filters : [],
    filters: toFilterPanel(context, {
      url: new URL(preset?.pathname ?? url, url),
      facets,
      filters,
      invalidInput,
      settings,
      isDepartment,
    }),
    sorts: sorts.map((name) => ({
      name: scope.query !== undefined && name === defaultSort ? 'relevance' : name,
      path: sortedPath(url, name, defaultSort),
      isActive: name === sort,
    })),
  };
}
