import type { TaxedPrice } from '@vyloha/money';
import type { Cart } from './cart';

const zeroPrice: TaxedPrice = { withTaxMinor: 0, withoutTaxMinor: 0 };

/** The cart of a shopper who has none yet. */
export function createEmptyCart(currencyCode: string): Cart {
  return {
    id: null,
    currencyCode,
    lines: [],
    discounts: [],
    invalidLineIds: [],
    invalidNames: [],
    totals: {
      items: zeroPrice,
      gifts: zeroPrice,
      shipper: zeroPrice,
      payment: zeroPrice,
      total: zeroPrice,
      original: zeroPrice,
      credits: 0,
    },
    limitValueMinor: 0,
    freeShippingAtMinor: null,
    isShippingFreeByCoupon: false,
    tax: { countryCode: '', treatment: 'home' },
    minAge: null,
    coupon: null,
    creditsDiscount: null,
    fastestShipper: null,
  };
}
