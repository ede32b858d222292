import type { Cart } from './cart';
import type { TaxedPrice } from './taxed-price';

const nothing: TaxedPrice = { withTaxMinor: 0, withoutTaxMinor: 0 };

/** The cart of a shopper who has none yet. */
export function blankCart(currencyCode: string): Cart {
  return {
    id: null,
    currencyCode,
    lines: [],
    discounts: [],
    invalidLineIds: [],
    totals: {
      items: nothing,
      gifts: nothing,
      shipper: nothing,
      payment: nothing,
      total: nothing,
      original: nothing,
      credits: 0,
    },
    limitValueMinor: 0,
    freeShippingAtMinor: null,
    isShippingFreeByCoupon: false,
    fastestShipper: null,
  };
}
