import type { RequestContext } from '../server/routes/request-context';
import { defineRoute } from '../server/routes/route';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';
import { loadPayments, paymentSchema, toWirePayment } from '../shop/payments';
import { shipperSchema, toWireShipper } from '../shop/shippers';
import { shipperPriceFor } from './cart-services';
import type { CartLine } from './cart-line';
import { findOpenCart } from './find-cart';
import { loadCartLines } from './load-cart-lines';
import { loadShopData } from '../shop/shop-data';

async function loadOpenCartLines(ctx: RequestContext): Promise<CartLine[]> {
  const cart = await findOpenCart(ctx.db, ctx);
  return cart === null ? [] : loadCartLines(ctx, cart.id);
}

export const cartShippersRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/cart/shippers',
  summary: 'Ways of delivery with what they cost this cart',
  access: 'shopper',
  response: paginatedSchema(shipperSchema),
  handler: async (ctx) => {
    const { db, locale, currency, now } = ctx;
    const { settings, closedDays, shippersIn } = await loadShopData(db);
    const view = { locale, currency, taxRate: settings.serviceTaxRate, now: now(), closedDays };
    const lines = await loadOpenCartLines(ctx);
    return toSinglePage(shippersIn(currency).map((row) => toWireShipper(row, view, shipperPriceFor(row, lines))));
  },
});

export const cartPaymentsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/cart/payments',
  summary: 'Ways of payment',
  access: 'shopper',
  response: paginatedSchema(paymentSchema),
  handler: async (ctx) => {
    const { serviceTaxRate: taxRate } = (await loadShopData(ctx.db)).settings;
    const payments = await loadPayments(ctx.db, ctx.currency);
    return toSinglePage(payments.map((row) => toWirePayment(row, { ...ctx, taxRate })));
  },
});
