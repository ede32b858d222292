import * as v from 'valibot';
import { defineRoute } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { loadCreditStatus } from './credit-status';
import { loadShopData } from '../shop/shop-data';

export const creditsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/credits/amount',
  summary: 'How many loyalty credits the customer has',
  access: 'customer',
  response: dataSchema(v.object({ amount: v.number() })),
  handler: async (ctx) => {
    const { balance } = await loadCreditStatus(ctx, (await loadShopData(ctx.db)).settings);
    // A negative balance after a cancelled order is evened out by the next one.
    return { data: { amount: Math.max(0, balance ?? 0) } };
  },
});
