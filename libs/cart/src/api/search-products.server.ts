import type { CmsClient } from '@vyloha/cms-client';
import { type CodedProduct, foundProductsResponse } from '../model/batch/products-by-code';

/** The products that best match a name or a part of it. */
export async function searchProducts(cms: CmsClient, name: string, limit: number): Promise<readonly CodedProduct[]> {
  const call = { path: '/search', query: { q: name, limit }, schema: foundProductsResponse, optional: true };
  return (await cms.rest(call)) ?? [];
}
