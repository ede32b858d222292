import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getListing } from '../../api/products.server';

/** Ids of the products that sell most; none while the content system does not respond. */
export async function listBestSellersOrNone(
  { cms, shopper }: Pick<AppLoadContext, 'cms' | 'shopper'>,
  count: number,
): Promise<readonly string[]> {
  if (count === 0) return [];
  const scope = { sort: 'MostSoldSort', page: 1, perPage: count, withTax: shopper.displayVat, facets: false } as const;
  const listing = await withUnavailableFallback(getListing(cms, scope), () => null);
  return listing?.productIds ?? [];
}
