import type { RequestContext } from '../server/routes/request-context';
import { defineRoute } from '../server/routes/route';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';
import { loadPayments, paymentSchema, toWirePayment } from '../shop/payments';
import { loadClosedDays, loadShippers, shipperSchema, toWireShipper } from '../shop/shippers';
import { loadShopSettings } from '../shop/shop-settings';
import { shipperPriceFor } from './cart-services';
import type { CartLine } from './cart-line';
import { findOpenCart } from './find-cart';
import { loadCartLines } from './load-cart-lines';

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
    const { serviceTaxRate: taxRate } = await loadShopSettings(db);
    const view = { locale, currency, taxRate, now: now(), closedDays: await loadClosedDays(db) };
    const lines = await loadOpenCartLines(ctx);
    const shippers = await loadShippers(db, currency);
    return toSinglePage(shippers.map((row) => toWireShipper(row, view, shipperPriceFor(row, lines))));
  },
});

export const cartPaymentsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/cart/payments',
  summary: 'Ways of payment',
  access: 'shopper',
  response: paginatedSchema(paymentSchema),
  handler: async (ctx) => {
    const { serviceTaxRate: taxRate } = await loadShopSettings(ctx.db);
    const payments = await loadPayments(ctx.db, ctx.currency);
    return toSinglePage(payments.map((row) => toWirePayment(row, { ...ctx, taxRate })));
  },
});
