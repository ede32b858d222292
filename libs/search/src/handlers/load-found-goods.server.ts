import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import type { ListingPart } from '@vyloha/catalog';
import { loadListing, loadProductsByIds } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { totalPagesFor } from '@vyloha/links';

const perPage = limits.searchPerPage;

/** A page of goods, and what was searched for when that is not what was typed. */
type FoundGoods = ListingPart & { searchedFor: string | null };

async function loadRecommended(context: AppLoadContext, query: string, page: number): Promise<FoundGoods | null> {
  const { searchRecommender, locale } = context;
  const found = await searchRecommender?.({ query, locale, page, perPage });
  if (!found) return null;
  const { productIds, total } = found;
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, productIds);
  return products.length === 0 ? null : { products, total, page, totalPages, searchedFor: null };
}

/**
 * A page of goods for a query: those of the search service, in its order, else those that the shop itself finds.
 * @throws a 404 answer when there are fewer pages
 */
export async function loadFoundGoods(context: AppLoadContext, query: string, page: number): Promise<FoundGoods> {
  const recommended = await loadRecommended(context, query, page);
  return recommended ?? loadListing(context, { query, sort: 'DefaultSort', page, perPage });
}
