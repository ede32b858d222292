import { type Locale, pickTranslation } from '@vyloha/contract';
import { fromMinor, sumMinor } from '@vyloha/money';
import { type RequestContext, translate } from '@vyloha/backend-kernel';
import {
  type ShopSettings,
  findFastest,
  findFreeShippingThreshold,
  loadShopData,
  toWireShipper,
} from '@vyloha/backend-shop';
import type { WireCart } from './cart-schema';
import { cartTotals } from './cart-totals';
import { identifyCart, loadCart, type LoadedCart } from './load-cart';
import { creditValueFor, priceCart, type PricedCart } from './price-cart';
import { toWireDiscounts } from './to-wire-discounts';
import { toWireItem } from './to-wire-item';

function toShopperFields(shopper: LoadedCart['shopper']): Pick<WireCart, 'customer' | 'billingAddress'> {
  if (shopper === null) return { customer: null, billingAddress: null };
  const { firstName, lastName, email, phone, address } = shopper;
  return { customer: { name: `${firstName} ${lastName}`, firstName, lastName, email, phone }, billingAddress: address };
}

async function loadDelivery(
  ctx: RequestContext,
  loaded: LoadedCart,
): Promise<
  { priced: PricedCart; settings: ShopSettings } & {
    freeShippingAt: number | null;
    fastest: WireCart['fastestShipper'];
  }
> {
  const { db, locale, currency, now } = ctx;
  const { settings, closedDays, shippersIn } = await loadShopData(db, loaded.version);
  const priced = priceCart(loaded, settings, ctx);
  const shippers = shippersIn(currency);
  const view = { locale, currency, services: priced.services, now: now(), closedDays };
  const freeFrom = findFreeShippingThreshold(shippers);
  return {
    priced,
    settings,
    freeShippingAt: freeFrom === null ? null : fromMinor(freeFrom),
    fastest: findFastest(shippers.map((row) => toWireShipper(row, view))),
  };
}

function toWireCoupon({ coupon: entered }: PricedCart, locale: Locale): WireCart['coupon'] {
  if (entered === null) return null;
  const { coupon, problem } = entered;
  return {
    code: coupon.code,
    name: pickTranslation(coupon.name, locale),
    free_shipping: coupon.freeShipping && problem === null,
    problem: problem && translate(locale, problem.key, problem.values),
  };
}

function toCartPrices(cart: PricedCart, freeShippingAt: number | null): WireCart['prices'] {
  const totals = cartTotals(cart.lines);
  const depositMinor = sumMinor(cart.discounts.map(({ kind, totalMinor }) => (kind === 'deposit' ? totalMinor : 0)));
  const withTax = fromMinor(cart.itemsMinor);
  const withoutTax = fromMinor(cart.itemsWithoutTaxMinor);
  return {
    itemsWithTax: withTax,
    itemsWithoutTax: withoutTax,
    totalWithTax: withTax,
    totalWithoutTax: withoutTax,
    totalOriginalWithTax: fromMinor(totals.originalMinor + depositMinor),
    totalOriginalWithoutTax: fromMinor(totals.originalWithoutTaxMinor + depositMinor),
    // Gifts cost nothing; shipping and payment are chosen with the order and priced there.
    giftsWithTax: 0,
    giftsWithoutTax: 0,
    paymentPriceWithTax: 0,
    paymentPriceWithoutTax: 0,
    shipperPriceWithTax: 0,
    shipperPriceWithoutTax: 0,
    discountLimitPriceWithVat: fromMinor(cart.productsMinor),
    freeShippingAt,
    credits: totals.credits + cart.spentCredits,
  };
}

/** The shopper's cart in API shape; the empty cart of somebody who has none has no id. */
export async function toWireCart(ctx: RequestContext, loaded: LoadedCart): Promise<WireCart> {
  const { cartId, lines, shopper, credits } = loaded;
  const { priced, settings, freeShippingAt, fastest } = await loadDelivery(ctx, loaded);
  const creditMinor = creditValueFor(ctx, settings);
  return {
    id: cartId,
    currencyCode: ctx.currency,
    items: [...lines.map((line) => toWireItem(line, ctx)), ...toWireDiscounts(priced, ctx)],
    prices: toCartPrices(priced, freeShippingAt),
    tax: { countryCode: loaded.taxes.country, treatment: loaded.taxes.treatment },
    minAge: priced.minAge,
    coupon: toWireCoupon(priced, ctx.locale),
    creditsDiscount:
      creditMinor === null
        ? null
        : { requested: credits.requested, spent: priced.spentCredits, creditValue: fromMinor(creditMinor) },
    fastestShipper: fastest,
    ...toShopperFields(shopper),
    shippingAddress: null,
    hasCustomShippingAddress: false,
    comment: null,
  };
}

/** One of the shopper's carts, after it was changed; by default the open one. */
export async function loadWireCart(ctx: RequestContext, cartId: string | null): Promise<WireCart> {
  return toWireCart(ctx, await (cartId === null ? identifyCart(ctx) : loadCart(ctx, cartId)));
}
