import * as v from 'valibot';
import { loadCreditStatus } from '../credits/credit-status';
import { defineFoundRoute, failureSchema, translate } from '@vyloha/backend-kernel';
import { cartProblems } from './cart-problems';
import { identifyCart } from './load-cart';
import { priceCart } from './price-cart';
import { loadShopData } from '@vyloha/backend-shop';

export const validateCartRoute = defineFoundRoute({
  method: 'POST',
  url: '/store/api/v1/cart/validate',
  summary: 'Checks whether the cart can be ordered, and says why if not',
  access: 'shopper',
  response: v.object({ data: v.object({ result: v.boolean() }), errors: failureSchema.entries.errors }),
  identify: identifyCart,
  handler: async (ctx, _input, { found }) => {
    const { settings } = await loadShopData(ctx.db, found.version);
    const problems = cartProblems(
      priceCart(found, settings, ctx),
      settings,
      await loadCreditStatus(ctx, settings),
      ctx,
    );
    const errors = problems.map(({ reason: { key, values, code } }) => ({
      title: translate(ctx.locale, key, values),
      ...(code === undefined ? {} : { code }),
    }));
    return { data: { result: errors.length === 0 }, errors };
  },
});
