import type { CmsClient } from '@vyloha/cms-client';
import { type CodedProduct, codedProductsResponse } from '../model/batch/products-by-code';

/** Products by variant or product codes. */
export async function listProductsByCode(
  cms: CmsClient,
  by: 'variantCodes' | 'codes',
  codes: readonly string[],
): Promise<readonly CodedProduct[]> {
  if (codes.length === 0) return [];
  const query = { [by]: codes.join(',') };
  return (await cms.rest({ path: '/catalog/product', query, schema: codedProductsResponse })) ?? [];
}
