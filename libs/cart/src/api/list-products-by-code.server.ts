import type { CmsClient } from '@vyloha/cms-client';
import { type CodedProduct, codedProductsResponse } from '../model/batch/products-by-code';

/** Products by the codes of variants or products, or by EAN. */
export async function listProductsByCode(
  cms: CmsClient,
  by: 'variantCodes' | 'codes' | 'eans',
  codes: readonly string[],
): Promise<readonly CodedProduct[]> {
  if (codes.length === 0) return [];
  const query = { [by]: codes.join(',') };
  return (await cms.rest({ path: '/catalog/product', query, schema: codedProductsResponse })) ?? [];
}
