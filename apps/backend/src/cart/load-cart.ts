import { fromMinor } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { customer } from '../database/schema';
import type { RequestContext } from '../server/routes/request-context';
import { findFastest, findFreeShippingThreshold, toWireShipper } from '../shop/shippers';
import type { CartLine } from './cart-line';
import type { WireCart } from './cart-schema';
import { cartTotals } from './cart-totals';
import { findOpenCart } from './find-cart';
import { loadCartLines } from './load-cart-lines';
import { toWireItem } from './to-wire-item';
import { loadShopData } from '../shop/shop-data';

async function loadShopper(
  db: Queryable,
  customerId: string | null,
): Promise<Pick<WireCart, 'customer' | 'billingAddress'>> {
  const rows = customerId === null ? [] : await db.select().from(customer).where(eq(customer.id, customerId));
  const [row] = rows;
  if (row === undefined) return { customer: null, billingAddress: null };
  const { firstName, lastName, email, phone, address } = row;
  return { customer: { name: `${firstName} ${lastName}`, firstName, lastName, email, phone }, billingAddress: address };
}

async function loadDelivery(
  ctx: RequestContext,
): Promise<{ freeShippingAt: number | null; fastest: WireCart['fastestShipper'] }> {
  const { db, locale, currency, now } = ctx;
  const { settings, closedDays, shippersIn } = await loadShopData(db);
  const shippers = shippersIn(currency);
  const view = { locale, currency, taxRate: settings.serviceTaxRate, now: now(), closedDays };
  const freeFrom = findFreeShippingThreshold(shippers);
  return {
    freeShippingAt: freeFrom === null ? null : fromMinor(freeFrom),
    fastest: findFastest(shippers.map((row) => toWireShipper(row, view))),
  };
}

function toCartPrices(lines: readonly CartLine[], freeShippingAt: number | null): WireCart['prices'] {
  const totals = cartTotals(lines);
  const withTax = fromMinor(totals.itemsMinor);
  const withoutTax = fromMinor(totals.itemsWithoutTaxMinor);
  return {
    itemsWithTax: withTax,
    itemsWithoutTax: withoutTax,
    totalWithTax: withTax,
    totalWithoutTax: withoutTax,
    totalOriginalWithTax: fromMinor(totals.originalMinor),
    totalOriginalWithoutTax: fromMinor(totals.originalWithoutTaxMinor),
    // Gifts cost nothing; shipping and payment are chosen with the order and priced there.
    giftsWithTax: 0,
    giftsWithoutTax: 0,
    paymentPriceWithTax: 0,
    paymentPriceWithoutTax: 0,
    shipperPriceWithTax: 0,
    shipperPriceWithoutTax: 0,
    discountLimitPriceWithVat: withTax,
    freeShippingAt,
    credits: totals.credits,
  };
}

/** The shopper's cart in API shape; `cartId` null is the empty cart of somebody who has none. */
export async function toWireCart(ctx: RequestContext, cartId: string | null): Promise<WireCart> {
  const lines = cartId === null ? [] : await loadCartLines(ctx, cartId);
  const { freeShippingAt, fastest } = await loadDelivery(ctx);
  return {
    id: cartId,
    currencyCode: ctx.currency,
    items: lines.map((line) => toWireItem(line, ctx)),
    prices: toCartPrices(lines, freeShippingAt),
    coupon: null,
    fastestShipper: fastest,
    ...(await loadShopper(ctx.db, ctx.customerId)),
    shippingAddress: null,
    hasCustomShippingAddress: false,
    comment: null,
  };
}

/** An invalid guest token finds no cart and returns the empty one. */
export async function loadCart(ctx: RequestContext): Promise<WireCart> {
  const cart = await findOpenCart(ctx.db, ctx);
  return toWireCart(ctx, cart?.id ?? null);
}
