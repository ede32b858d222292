import type { CmsClient } from '@vyloha/cms-client';
import type { Product } from '../model/product/product';
import { productsResponse } from '../model/product/product-response';

/** The product at a path with its alternatives, within the shopper's permissions; `null` when there is none. */
export async function getProduct(cms: CmsClient, slug: string): Promise<Product | null> {
  const query = { slugs: slug, include: 'alternatives,safety' };
  const found = await cms.rest({ path: '/catalog/product', query, schema: productsResponse, checkPermissions: true });
  return found?.[0] ?? null;
}
