import { whenUnavailable } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { OrderGift } from '../model/order-gift';
import { orderGiftsResponse } from '../model/order-gift-response';

/** Gifts to choose from with an order, the nearest first; the cart goes without when nobody can tell. */
export function listOrderGiftsOrNone(store: StoreClient): Promise<readonly OrderGift[]> {
  const answer = store.send({ method: 'GET', path: '/api/v1/order-gifts', schema: orderGiftsResponse, optional: true });
  return whenUnavailable<readonly OrderGift[]>(
    answer.then((gifts) => (gifts.ok ? gifts.data : [])),
    () => [],
  );
}
