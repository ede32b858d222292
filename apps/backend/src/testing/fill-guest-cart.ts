import * as v from 'valibot';
import type { TestShop } from './create-test-shop';

const responseSchema = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });

/** Puts products into a guest's cart and returns the headers that identify that guest. */
export async function fillGuestCart(
  shop: Pick<TestShop, 'call'>,
  id: string,
  amount: number,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { json } = await shop.call('POST', '/store/api/v1/cart/items', { headers, body: { id, amount } });
  return { ...headers, 'x-guest-cart': v.parse(responseSchema, json).meta.custom.guestCartToken };
}
