import * as v from 'valibot';
import { loadCreditStatus } from '../credits/credit-status';
import { translate } from '../i18n/texts';
import { defineRoute } from '../server/routes/route';
import { failureSchema } from '../server/openapi/wire-shapes';
import { cartProblems } from './cart-problems';
import { findOpenCart } from './find-cart';
import { loadCartLines } from './load-cart-lines';
import { loadShopData } from '../shop/shop-data';

export const validateCartRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/validate',
  summary: 'Whether the cart can become an order, and why not',
  access: 'shopper',
  response: v.object({ data: v.object({ result: v.boolean() }), errors: failureSchema.entries.errors }),
  handler: async (ctx) => {
    const cart = await findOpenCart(ctx.db, ctx);
    const lines = cart === null ? [] : await loadCartLines(ctx, cart.id);
    const { settings } = await loadShopData(ctx.db);
    const problems = cartProblems(lines, settings, await loadCreditStatus(ctx, settings), ctx);
    const errors = problems.map(({ reason: { key, values, code } }) => ({
      title: translate(ctx.locale, key, values),
      ...(code === undefined ? {} : { code }),
    }));
    return { data: { result: errors.length === 0 }, errors };
  },
});
