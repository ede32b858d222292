import type { CartPayment } from '../model/delivery/cart-payment';
import type { CartShipper } from '../model/delivery/cart-shipper';

/** A courier for 99 Kč, changed as the test needs. */
export function aCartShipper(changes: Partial<CartShipper> = {}): CartShipper {
  return {
    id: 's-ppl',
    code: 'ppl',
    name: 'PPL na adresu',
    description: null,
    picture: null,
    type: 'DELIVERY',
    price: { withTaxMinor: 9_900, withoutTaxMinor: 8_182 },
    freeShippingAtMinor: 150_000,
    blockedPaymentIds: [],
    countryCodes: ['CZE', 'SVK'],
    isAddressRequired: true,
    nearestDeliveryDate: '2026-11-23',
    ...changes,
  };
}

/** Cash on delivery for 39 Kč, changed as the test needs. */
export function aCartPayment(changes: Partial<CartPayment> = {}): CartPayment {
  return {
    id: 'pay-cod',
    code: 'cash-on-delivery',
    name: 'Dobírka',
    description: null,
    picture: null,
    type: 'CASH_ON_DELIVERY',
    price: { withTaxMinor: 3_900, withoutTaxMinor: 3_223 },
    cashRoundingMinor: null,
    unavailable: null,
    invoice: null,
    ...changes,
  };
}
