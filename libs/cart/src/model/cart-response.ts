import { displayText, optionalString, optionalText, pricesTax } from '@vyloha/contract';
import { moneySchema, optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { Cart, CartCoupon, CartTotals, CreditsDiscount } from './cart';
import { cartItemResponse } from './lines/cart-item-response';
import { shipperResponse } from './delivery/shipper-response';
import { moneyOrZero } from './money-or-zero';

const pricesField = v.object({
  itemsWithTax: moneyOrZero,
  itemsWithoutTax: moneyOrZero,
  totalWithTax: moneyOrZero,
  totalWithoutTax: moneyOrZero,
  totalOriginalWithTax: optionalMoney,
  totalOriginalWithoutTax: optionalMoney,
  giftsWithTax: moneyOrZero,
  giftsWithoutTax: moneyOrZero,
  paymentPriceWithTax: moneyOrZero,
  paymentPriceWithoutTax: moneyOrZero,
  shipperPriceWithTax: moneyOrZero,
  shipperPriceWithoutTax: moneyOrZero,
  discountLimitPriceWithVat: optionalMoney,
  freeShippingAt: optionalMoney,
  credits: v.nullish(v.number(), 0),
});

/** A backend may send no more than whether shipping is free. */
const couponField = v.object({
  code: optionalString,
  name: v.nullish(displayText, ''),
  free_shipping: v.nullish(v.boolean(), false),
  problem: optionalText,
});

function toCoupon(wire: v.InferOutput<typeof couponField> | null): CartCoupon | null {
  if (wire === null || wire.code === null) return null;
  return { code: wire.code, name: wire.name, problem: wire.problem };
}

const creditsDiscountField = v.pipe(
  v.object({ requested: v.number(), spent: v.number(), creditValue: moneySchema }),
  v.transform(({ creditValue, ...credits }): CreditsDiscount => ({ ...credits, creditValueMinor: creditValue })),
);

type WirePrices = v.InferOutput<typeof pricesField>;

function toTotals(wire: WirePrices): CartTotals {
  return {
    items: { withTaxMinor: wire.itemsWithTax, withoutTaxMinor: wire.itemsWithoutTax },
    gifts: { withTaxMinor: wire.giftsWithTax, withoutTaxMinor: wire.giftsWithoutTax },
    shipper: { withTaxMinor: wire.shipperPriceWithTax, withoutTaxMinor: wire.shipperPriceWithoutTax },
    payment: { withTaxMinor: wire.paymentPriceWithTax, withoutTaxMinor: wire.paymentPriceWithoutTax },
    total: { withTaxMinor: wire.totalWithTax, withoutTaxMinor: wire.totalWithoutTax },
    original: {
      withTaxMinor: wire.totalOriginalWithTax ?? wire.totalWithTax,
      withoutTaxMinor: wire.totalOriginalWithoutTax ?? wire.totalWithoutTax,
    },
    credits: wire.credits,
  };
}

/** A cart on the wire: the only place with the backend's field names; unknown ones are ignored. */
export const cartResponse = v.pipe(
  v.object({
    id: optionalString,
    currencyCode: v.string(),
    items: v.array(cartItemResponse),
    prices: pricesField,
    tax: pricesTax,
    minAge: v.nullish(v.number(), null),
    coupon: v.nullish(couponField, null),
    creditsDiscount: v.nullish(creditsDiscountField, null),
    fastestShipper: v.nullish(shipperResponse, null),
  }),
  v.transform((wire): Cart => ({
    id: wire.id,
    currencyCode: wire.currencyCode,
    lines: wire.items.flatMap((item) => (item.kind === 'line' ? [item.line] : [])),
    discounts: wire.items.flatMap((item) => (item.kind === 'discount' ? [item.discount] : [])),
    invalidNames: wire.items.flatMap((item) => (item.kind === 'invalid' && item.name !== null ? [item.name] : [])),
    invalidLineIds: wire.items.flatMap((item) => (item.kind === 'invalid' ? [item.id] : [])),
    totals: toTotals(wire.prices),
    limitValueMinor: wire.prices.discountLimitPriceWithVat ?? wire.prices.totalWithTax,
    freeShippingAtMinor: wire.prices.freeShippingAt,
    isShippingFreeByCoupon: wire.coupon?.free_shipping ?? false,
    tax: wire.tax,
    minAge: wire.minAge,
    coupon: toCoupon(wire.coupon),
    creditsDiscount: wire.creditsDiscount,
    fastestShipper: wire.fastestShipper,
  })),
);
