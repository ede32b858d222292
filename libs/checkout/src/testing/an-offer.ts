import type { DeliveryTime } from '../model/selection/delivery-time';
import type { Payment } from '../model/payment/payment';
import type { Offer } from '../model/selection/selection';
import type { Shipper } from '../model/selection/shipper';

/** A carrier to an address in both countries. */
export function aShipper(changes: Partial<Shipper> = {}): Shipper {
  return {
    id: 's-ppl',
    type: 'DELIVERY',
    price: { withTaxMinor: 9900 },
    blockedPaymentIds: [],
    countryCodes: ['CZE', 'SVK'],
    isAddressRequired: true,
    ...changes,
  };
}

/** Pick-up at a branch, in the Czech Republic, not with cash on delivery. */
export function aPickUp(changes: Partial<Shipper> = {}): Shipper {
  return aShipper({
    id: 's-pobocka',
    type: 'PERSONAL',
    price: { withTaxMinor: 0 },
    blockedPaymentIds: ['pay-cod'],
    countryCodes: ['CZE'],
    isAddressRequired: false,
    ...changes,
  });
}

/** Cash on delivery. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'pay-cod',
    price: { withTaxMinor: 3900 },
    cashRoundingMinor: null,
    ...changes,
  };
}

/** A bank transfer, free of charge. */
export function aBankTransfer(changes: Partial<Payment> = {}): Payment {
  return aPayment({
    id: 'pay-transfer',
    price: { withTaxMinor: 0 },
    ...changes,
  });
}

/** A carrier and a pick-up, cash on delivery and a bank transfer. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    shippers: [aShipper(), aPickUp()],
    payments: [aPayment(), aBankTransfer()],
    branchIds: { 's-pobocka': ['br-praha-karlin'] },
    deliveryTimes: {},
    ...changes,
  };
}

/** A morning on a Tuesday. */
export function aDeliveryTime(changes: Partial<DeliveryTime> = {}): DeliveryTime {
  return { id: 's-ppl.2026-11-24.08', date: '2026-11-24', from: '08:00', to: '12:00', ...changes };
}
