import type { CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { codedProductsResponse, foundProductsResponse, type CodedProduct } from '../model/batch/products-by-code';
import type { OrderGift } from '../model/gifts/order-gift';
import { orderGiftsResponse } from '../model/gifts/order-gift-response';

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

/** The products that best match a name or a part of it. */
export async function searchProducts(cms: CmsClient, name: string, limit: number): Promise<readonly CodedProduct[]> {
  const call = { path: '/search', query: { q: name, limit }, schema: foundProductsResponse, optional: true };
  return (await cms.rest(call)) ?? [];
}

/** Gifts available with an order, lowest threshold first; `null` when the call fails. */
export function listOrderGiftsOrNone(store: StoreClient): Promise<readonly OrderGift[] | null> {
  const response = store.send({
    method: 'GET',
    path: '/api/v1/order-gifts',
    schema: orderGiftsResponse,
    optional: true,
  });
  return withUnavailableFallback<readonly OrderGift[] | null>(
    response.then((gifts) => (gifts.ok ? gifts.data : null)),
    () => null,
  );
}
