import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { cartSchema } from '../cart/cart-schema';
import { lockOpenCart } from '../cart/find-cart';
import { loadCart } from '../cart/load-cart';
import { priceCart } from '../cart/price-cart';
import { loadWireCart } from '../cart/to-wire-cart';
import {
  HttpError,
  type HttpErrorReason,
  type RequestContext,
  type Transaction,
  dataSchema,
  defineRoute,
  enforceRateLimits,
} from '@vyloha/backend-kernel';
import { cart } from '../cart/tables';
import { coupon } from './tables';
import { couponLimits } from './limits';
import { loadShopData } from '@vyloha/backend-shop';

const url = '/store/api/v1/cart/coupon';
const maxCodeLength = 50;

const couponInput = v.object({
  couponCode: v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxCodeLength, 'tooLong')),
});

function couponError({ key, values = {} }: HttpErrorReason): HttpError {
  return new HttpError(422, [{ key, values, field: 'couponCode', code: 'coupon' }]);
}

async function setCoupon(tx: Transaction, ctx: RequestContext, cartId: string, couponId: string | null): Promise<void> {
  await tx.update(cart).set({ couponId, updatedAt: ctx.now() }).where(eq(cart.id, cartId));
}

/**
 * Enters the coupon in the cart instead of the one before.
 * @throws HttpError 422 when it does not hold; the cart then keeps the one before
 */
async function enterCoupon(tx: Transaction, ctx: RequestContext, code: string): Promise<string> {
  const current = await lockOpenCart(tx, ctx);
  const [entered] = await tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(eq(sql`upper(${coupon.code})`, code.toUpperCase()));
  if (entered === undefined) throw couponError({ key: 'couponUnknown', values: { code } });
  if (current === null) throw couponError({ key: 'cartEmpty' });
  await setCoupon(tx, ctx, current.id, entered.id);
  const loaded = await loadCart({ ...ctx, db: tx }, current.id);
  if (loaded.lines.length === 0) throw couponError({ key: 'cartEmpty' });
  const { coupon: priced } = priceCart(loaded, (await loadShopData(tx, loaded.version)).settings, ctx);
  if (priced !== null && priced.problem !== null) throw couponError(priced.problem);
  return current.id;
}

export const enterCouponRoute = defineRoute({
  method: 'POST',
  url,
  summary: 'Applies a coupon to the cart in place of an earlier one; applying the same one again changes nothing',
  access: 'shopper',
  body: couponInput,
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, couponLimits.coupon);
    const cartId = await ctx.db.transaction((tx) => enterCoupon(tx, ctx, body.couponCode));
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});

export const removeCouponRoute = defineRoute({
  method: 'DELETE',
  url,
  summary: 'Removes the coupon from the cart; without one nothing changes',
  access: 'shopper',
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx) => {
    const cartId = await ctx.db.transaction(async (tx) => {
      const current = await lockOpenCart(tx, ctx);
      if (current !== null) await setCoupon(tx, ctx, current.id, null);
      return current && current.id;
    });
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});
