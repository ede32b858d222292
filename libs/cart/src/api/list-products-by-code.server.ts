import type { CmsClient } from '@vyloha/cms-client';
import { type CodedProduct, codedProductsResponse } from '../model/batch/products-by-code';

/** Products by the codes of variants or products, or by EAN, within the shopper's permissions. */
export async function listProductsByCode(
  cms: CmsClient,
  by: 'variantCodes' | 'codes' | 'eans',
  codes: readonly string[],
): Promise<readonly CodedProduct[]> {
  if (codes.length === 0) return [];
  const query = { [by]: codes.join(',') };
  const call = { path: '/catalog/product', query, schema: codedProductsResponse, checkPermissions: true };
  return (await cms.rest(call)) ?? [];
}
