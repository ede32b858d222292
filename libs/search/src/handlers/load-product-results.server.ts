import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { isRefined, type ListingPage, type ProductListingData, type WeakMatch } from '@vyloha/catalog';
import { loadListing, loadProductListing, loadProductsByIds } from '@vyloha/catalog/server';
import { themeSettings } from '@vyloha/config';
import { totalPagesFor } from '@vyloha/links/server';
import type { NamedVariants } from '../model/search-response';

/** A page of products for a query. */
interface ProductResults {
  listing: ProductListingData;
  /** The corrected query; null where it was not corrected. */
  searchedFor: string | null;
  /** How products were found that are not called so; null where they are. */
  weakMatch: WeakMatch | null;
  isFiltered: boolean;
}

interface ProductSearchOptions {
  query: string;
  page: number;
  /** Variants displayed instead of the default ones. */
  selectedVariants: Promise<NamedVariants>;
}

async function loadRecommended(
  context: AppLoadContext,
  { query, page, selectedVariants }: ProductSearchOptions,
): Promise<ListingPage | null> {
  const { searchRecommender, locale, config } = context;
  const perPage = themeSettings[config.theme].catalogPageSize;
  const found = await searchRecommender?.({ query, locale, page, perPage });
  if (!found) return null;
  const { productIds, total } = found;
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, productIds, { selectedVariants });
  return products.length === 0 ? null : { products, total, page, totalPages };
}

/**
 * A page of products for a query, in the order and under the filters in the address: those of the search service, in
 * its order, where nothing is chosen, else those of the shop's own search, which also knows what can be filtered by.
 * @throws a redirect to the canonical address, or a 404 response past the end
 */
export async function loadProductResults(
  request: Request,
  context: AppLoadContext,
  { query, page, selectedVariants }: ProductSearchOptions,
): Promise<ProductResults> {
  const options = { query, page, selectedVariants };
  const recommended = isRefined(new URL(request.url).searchParams) ? null : await loadRecommended(context, options);
  const { searchedFor, weakMatch, appliedFilters, ...listing } = await loadProductListing(request, context, {
    scope: { query, page: recommended === null ? page : 1 },
    checkPermissions: context.shopper.isLoggedIn,
    selectedVariants,
  });
  return {
    listing: { ...listing, ...recommended },
    searchedFor: (recommended === null ? searchedFor : null) ?? null,
    weakMatch: (recommended === null ? weakMatch : null) ?? null,
    isFiltered: appliedFilters.length > 0,
  };
}

/** How many products there are for a query, and the corrected query where it was corrected. */
export async function countProductResults(
  context: AppLoadContext,
  query: string,
): Promise<{ total: number; searchedFor: string | null }> {
  const { searchRecommender, locale, shopper } = context;
  const recommended = await searchRecommender?.({ query, locale, page: 1, perPage: 1 });
  if (recommended) return { total: recommended.total, searchedFor: null };
  const scope = { query, sort: 'DefaultSort' as const, page: 1, perPage: 1 };
  return loadListing(context, scope, { checkPermissions: shopper.isLoggedIn });
}
