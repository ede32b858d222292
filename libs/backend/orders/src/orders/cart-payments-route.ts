import { identifyCart, priceCart } from '@vyloha/backend-cart';
import { defineFoundRoute, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { loadShopData, paymentSchema } from '@vyloha/backend-shop';
import { listCartPayments } from './list-cart-payments';

export const cartPaymentsRoute = defineFoundRoute({
  method: 'GET',
  url: '/store/api/v1/cart/payments',
  summary: 'Payment methods with their prices for this cart',
  access: 'shopper',
  response: paginatedSchema(paymentSchema),
  identify: identifyCart,
  handler: async (ctx, _input, { found }) => {
    const { settings } = await loadShopData(ctx.db, found.version);
    const { itemsMinor, services } = priceCart(found, settings, ctx);
    return toSinglePage(await listCartPayments(ctx, itemsMinor, services, settings));
  },
});
