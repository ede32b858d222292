import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getListing } from '../../api/products.server';
import type { CategoryScope } from './find-category.server';

/**
 * Ids of the products that sell most, of the whole shop or of a public category; none while the content system does not
 * respond.
 */
export async function listBestSellersOrNone(
  { cms, shopper }: Pick<AppLoadContext, 'cms' | 'shopper'>,
  count: number,
  category: CategoryScope = {},
): Promise<readonly string[]> {
  if (count === 0) return [];
  const paging = { sort: 'MostSoldSort', page: 1, perPage: count } as const;
  const scope = { ...category, ...paging, withTax: shopper.displayVat, facets: false };
  const listing = await withUnavailableFallback(getListing(cms, scope), () => null);
  return listing?.productIds ?? [];
}
