import * as v from 'valibot';
import { defineRoute } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { loadShopSettings } from '../shop/shop-settings';
import { loadCreditStanding } from './credit-standing';

export const creditsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/credits/amount',
  summary: 'How many loyalty credits the customer has',
  access: 'customer',
  response: oneOf(v.object({ amount: v.number() })),
  handler: async (ctx) => {
    const { balance } = await loadCreditStanding(ctx, await loadShopSettings(ctx.db));
    // What a cancelled order took back beyond what was left is evened out by the next one.
    return { data: { amount: Math.max(0, balance ?? 0) } };
  },
});
