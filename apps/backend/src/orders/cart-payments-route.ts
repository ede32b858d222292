import { identifyCart } from '../cart/load-cart';
import { priceCart } from '../cart/price-cart';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';
import { defineFoundRoute } from '../server/routes/route';
import { paymentSchema } from '../shop/payments';
import { loadShopData } from '../shop/shop-data';
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
    const { itemsMinor } = priceCart(found, settings, ctx);
    return toSinglePage(await listCartPayments(ctx, itemsMinor, settings));
  },
});
