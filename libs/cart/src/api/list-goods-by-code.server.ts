import type { CmsClient } from '@vyloha/cms-client';
import { type CodedGoods, codedGoodsResponse } from '../model/goods-by-code';

/** Goods by codes of their variants or by their own. */
export async function listGoodsByCode(
  cms: CmsClient,
  by: 'variantCodes' | 'codes',
  codes: readonly string[],
): Promise<readonly CodedGoods[]> {
  if (codes.length === 0) return [];
  const query = { [by]: codes.join(',') };
  return (await cms.rest({ path: '/catalog/product', query, schema: codedGoodsResponse })) ?? [];
}
