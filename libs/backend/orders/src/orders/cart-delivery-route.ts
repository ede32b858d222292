import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { businessInput, personLimits, requiredText } from '@vyloha/backend-accounts';
import { cartSchema, loadWireCart, lockOpenCart } from '@vyloha/backend-cart';
import { cart } from '@vyloha/backend-cart/tables';
import { dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { findTaxPlace } from './placing/tax-place';
import { checkVatNumberOf } from './placing/vat-number-of-order';

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

export const cartDeliveryRoute = defineRoute({
  method: 'PUT',
  url: '/store/api/v1/cart/delivery',
  summary: 'Says where the cart goes and to whom, which decides whose tax its prices include',
  access: 'shopper',
  body: deliveryInput,
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { body }) => {
    const numbers = { business: body.business, custom: { ICDPH: body.custom?.ICDPH ?? '' } };
    // Asked before anything is locked.
    const vatCheck = await checkVatNumberOf(ctx, numbers);
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
