import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { businessInput, findMembership, personLimits, requiredText } from '@vyloha/backend-accounts';
import { cartSchema, loadWireCart, lockOpenCart } from '@vyloha/backend-cart';
import { cart } from '@vyloha/backend-cart/tables';
import { HttpError, type RequestContext, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { type VatCheck, vatNumberLimits } from '@vyloha/backend-shop';
import { businessOf } from './placing/company-billing';
import { findTaxPlace } from './placing/tax-place';
import { type VatNumbers, checkVatNumberOf, findVatCheckOf, numberOf } from './placing/vat-number-of-order';

const optionalId = v.nullish(v.pipe(v.string(), v.maxLength(personLimits.line, 'tooLong')), null);

const deliveryInput = v.object({
  country_code: requiredText(3),
  shipper_id: optionalId,
  branch_id: optionalId,
  business: v.nullish(v.pick(businessInput, ['VATIN']), null),
  custom: v.nullish(
    v.object({ ICDPH: v.nullish(v.pipe(v.string(), v.maxLength(personLimits.line, 'tooLong')), '') }),
    {},
  ),
});

/**
 * Beyond the limit VIES is left alone, and what is kept of its answers counts: a cart without its destination would have
 * another price than its order, again and again.
 */
async function findVatCheckWithinLimit(ctx: RequestContext, numbers: VatNumbers): Promise<VatCheck | null> {
  if (numberOf(numbers) === null) return null;
  try {
    await enforceRateLimits(ctx, vatNumberLimits.vatNumber);
  } catch (error) {
    if (error instanceof HttpError) return findVatCheckOf(ctx.db, numbers);
    throw error;
  }
  return checkVatNumberOf(ctx, numbers);
}

export const cartDeliveryRoute = defineRoute({
  method: 'PUT',
  url: '/store/api/v1/cart/delivery',
  summary: 'Says where the cart goes and to whom, which decides whose tax its prices include',
  access: 'shopper',
  body: deliveryInput,
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { body }) => {
    const membership = await findMembership(ctx.db, ctx.customerId);
    const business = membership === null ? body.business : businessOf(membership);
    // Asked before anything is locked.
    const vatCheck = await findVatCheckWithinLimit(ctx, { business, custom: { ICDPH: body.custom?.ICDPH ?? '' } });
    const destination = {
      countryCode: body.country_code,
      shipperId: body.shipper_id,
      branchId: body.branch_id,
    };
    const cartId = await ctx.db.transaction(async (tx) => {
      const current = await lockOpenCart(tx, ctx);
      if (current === null) return null;
      const { country, isReverseCharge } = await findTaxPlace({ ...ctx, db: tx }, destination, vatCheck);
      await tx.update(cart).set({ deliveryCountry: country, isReverseCharge }).where(eq(cart.id, current.id));
      return current.id;
    });
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});
