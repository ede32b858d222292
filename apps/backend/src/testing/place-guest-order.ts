import * as v from 'valibot';
import type { TestShop } from './create-test-shop';
import { fillGuestCart } from './fill-guest-cart';
import { createPlaceBody } from './place-body';

const placedResponse = v.object({ data: v.object({ order: v.object({ token: v.string() }) }) });

/** A guest's order of one watering can, with changes of the usual one. @returns its token */
export async function placeGuestOrder(shop: TestShop, changes: Record<string, unknown> = {}): Promise<string> {
  const headers = await fillGuestCart(shop, 'v-konev', 1);
  const body = createPlaceBody(changes);
  const { json } = await shop.call('POST', '/store/api/v1/cart/place', { headers, body });
  return v.parse(placedResponse, json).data.order.token;
}
