import { withUnavailableFallback } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import type { OrderGift } from '../model/gifts/order-gift';
import { orderGiftsResponse } from '../model/gifts/order-gift-response';

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
