import { defineFoundRoute, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { loadShopData, shipperSchema, toWireShipper } from '@vyloha/backend-shop';
import { shipperPriceFor } from './cart-services';
import { identifyCart } from './load-cart';
import { priceCart } from './price-cart';

export const cartShippersRoute = defineFoundRoute({
  method: 'GET',
  url: '/store/api/v1/cart/shippers',
  summary: 'Shipping methods with their prices for this cart',
  access: 'shopper',
  response: paginatedSchema(shipperSchema),
  identify: identifyCart,
  handler: async (ctx, _input, { found }) => {
    const { db, locale, currency, now } = ctx;
    const { settings, closedDays, shippersIn } = await loadShopData(db, found.version);
    const cart = priceCart(found, settings, ctx);
    const view = { locale, currency, services: cart.services, now: now(), closedDays };
    return toSinglePage(shippersIn(currency).map((row) => toWireShipper(row, view, shipperPriceFor(row, cart))));
  },
});
