import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import * as v from 'valibot';

interface ShoppingGuestOptions {
  backend: { storeUrl: string; cmsUrl: string };
  variantId?: string;
  amount?: number;
}

const guestCartMeta = v.object({ custom: v.object({ guestCartToken: v.string() }) });

/** A guest with products in the cart; every request gets its own context over the same cookies. */
export async function aShoppingGuest({ backend, variantId = 'v-konev', amount = 1 }: ShoppingGuestOptions) {
  const cookies = new Map<CookieKey, string>();
  const request = (): HandlerContext => aHandlerContext({ backend, cookies });
  const added = await request().context.store.send({
    method: 'POST',
    path: '/api/v1/cart/items',
    body: { id: variantId, type: 'product', amount },
    schema: v.unknown(),
  });
  if (!added.ok) throw new Error(added.errors[0]?.title);
  cookies.set('guestCart', v.parse(guestCartMeta, added.meta).custom.guestCartToken);
  return { cookies, request };
}
