import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { cartResponse } from '../model/cart-response';

/** The shopper's cart; an empty one with `id` null for a guest without a cart or with a dead token. */
export async function getCart(store: StoreClient): Promise<Cart> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart', schema: cartResponse }));
}
