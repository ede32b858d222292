import type { CmsClient } from '@vyloha/cms-client';
import type { Product } from '../model/product/product';
import { productsResponse } from '../model/product/product-response';

interface ListProductsOptions {
  isShared?: boolean;
  checkPermissions?: boolean;
  withAlternatives?: boolean;
}

/**
 * Products by id in the order of the ids; unknown and hidden ones are left out.
 * @param options `isShared` false: one shopper's selection, not worth caching; `checkPermissions`: also products
 *   visible to this shopper only; `withAlternatives`: with ids of what to buy instead of those that cannot be bought
 */
export async function listProducts(
  cms: CmsClient,
  ids: readonly string[],
  { isShared = true, checkPermissions = false, withAlternatives = false }: ListProductsOptions = {},
): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(','), ...(withAlternatives && { include: 'alternatives' }) };
  const request = { path: '/catalog/product', query, schema: productsResponse };
  return (await cms.rest({ ...request, ...(checkPermissions ? { checkPermissions } : { shared: isShared }) })) ?? [];
}
