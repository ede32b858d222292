import type { CmsClient } from '@vyloha/cms-client';
import type { Product } from '../model/product';
import { productsResponse } from '../model/product-response';

/** Products by id in the order of the ids; unknown and hidden ones are left out. */
export async function listProducts(cms: CmsClient, ids: readonly string[]): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(',') };
  return (await cms.rest({ path: '/catalog/product', query, schema: productsResponse, shared: true })) ?? [];
}
