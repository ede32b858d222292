import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import type { ListingPart } from '@vyloha/catalog';
import { loadListing, loadProductsByIds } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { totalPagesFor } from '@vyloha/links';
import type { NamedVariants } from '../model/search-response';

const perPage = limits.searchPerPage;

/** A page of goods, and what was searched for when that is not what was typed. */
type FoundGoods = ListingPart & { searchedFor: string | null };

interface Wish {
  query: string;
  page: number;
  /** Variants that are shown in place of the goods' own. */
  chosen: Promise<NamedVariants>;
}

async function loadRecommended(context: AppLoadContext, { query, page, chosen }: Wish): Promise<FoundGoods | null> {
  const { searchRecommender, locale } = context;
  const found = await searchRecommender?.({ query, locale, page, perPage });
  if (!found) return null;
  const { productIds, total } = found;
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, productIds, { chosen });
  return products.length === 0 ? null : { products, total, page, totalPages, searchedFor: null };
}

/**
 * A page of goods for a query: those of the search service, in its order, else those that the shop itself finds.
 * @throws a 404 answer when there are fewer pages
 */
export async function loadFoundGoods(context: AppLoadContext, wish: Wish): Promise<FoundGoods> {
  const { query, page, chosen } = wish;
  const recommended = await loadRecommended(context, wish);
  return recommended ?? loadListing(context, { query, sort: 'DefaultSort', page, perPage }, { chosen });
}
