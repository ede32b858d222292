import * as v from 'valibot';
import type { Cart, CartTotals } from './cart';
import { cartItemResponse } from './lines/cart-item-response';
import { shipperResponse } from './delivery/shipper-response';
import { moneyField, optionalMoneyField, optionalTextField } from './wire-fields';

const pricesField = v.object({
  itemsWithTax: moneyField,
  itemsWithoutTax: moneyField,
  totalWithTax: moneyField,
  totalWithoutTax: moneyField,
  totalOriginalWithTax: optionalMoneyField,
  totalOriginalWithoutTax: optionalMoneyField,
  giftsWithTax: moneyField,
  giftsWithoutTax: moneyField,
  paymentPriceWithTax: moneyField,
  paymentPriceWithoutTax: moneyField,
  shipperPriceWithTax: moneyField,
  shipperPriceWithoutTax: moneyField,
  discountLimitPriceWithVat: optionalMoneyField,
  freeShippingAt: optionalMoneyField,
  credits: v.nullish(v.number(), 0),
});

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
    id: optionalTextField,
    currencyCode: v.string(),
    items: v.array(cartItemResponse),
    prices: pricesField,
    coupon: v.nullish(v.object({ free_shipping: v.nullish(v.boolean(), false) }), null),
    fastestShipper: v.nullish(shipperResponse, null),
  }),
  v.transform((wire): Cart => ({
    id: wire.id,
    currencyCode: wire.currencyCode,
    lines: wire.items.flatMap((item) => (item.kind === 'line' ? [item.line] : [])),
    discounts: wire.items.flatMap((item) => (item.kind === 'discount' ? [item.discount] : [])),
    invalidLineIds: wire.items.flatMap((item) => (item.kind === 'invalid' ? [item.id] : [])),
    totals: toTotals(wire.prices),
    limitValueMinor: wire.prices.discountLimitPriceWithVat ?? wire.prices.totalWithTax,
    freeShippingAtMinor: wire.prices.freeShippingAt,
    isShippingFreeByCoupon: wire.coupon?.free_shipping ?? false,
    fastestShipper: wire.fastestShipper,
  })),
);
