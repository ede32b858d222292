import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import type { ListingPage } from '@vyloha/catalog';
import { loadListing, loadProductsByIds } from '@vyloha/catalog/server';
import { themeSettings } from '@vyloha/config';
import { totalPagesFor } from '@vyloha/links/server';
import type { NamedVariants } from '../model/search-response';

/** A page of products, and the corrected query where it was corrected. */
type ProductResults = ListingPage & { searchedFor: string | null };

interface ProductSearchOptions {
  query: string;
  page: number;
  /** Variants displayed instead of the default ones. */
  selectedVariants: Promise<NamedVariants>;
}

async function loadRecommended(
  context: AppLoadContext,
  { query, page, selectedVariants }: ProductSearchOptions,
): Promise<ProductResults | null> {
  const { searchRecommender, locale, config } = context;
  const perPage = themeSettings[config.theme].catalogPageSize;
  const found = await searchRecommender?.({ query, locale, page, perPage });
  if (!found) return null;
  const { productIds, total } = found;
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, productIds, { selectedVariants });
  return products.length === 0 ? null : { products, total, page, totalPages, searchedFor: null };
}

/**
 * A page of products for a query: those of the search service, in its order, else those of the shop's own search.
 * @throws a 404 response past the end
 */
export async function loadProductResults(
  context: AppLoadContext,
  options: ProductSearchOptions,
): Promise<ProductResults> {
  const { query, page, selectedVariants } = options;
  const perPage = themeSettings[context.config.theme].catalogPageSize;
  const recommended = await loadRecommended(context, options);
  const { isLoggedIn: checkPermissions } = context.shopper;
  return (
    recommended ??
    loadListing(context, { query, sort: 'DefaultSort', page, perPage }, { selectedVariants, checkPermissions })
  );
}
