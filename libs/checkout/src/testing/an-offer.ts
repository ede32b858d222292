import type { Payment } from '../model/payment';
import type { Offer } from '../model/selection';
import type { Shipper } from '../model/shipper';

/** A carrier to an address in both countries. */
export function aShipper(changes: Partial<Shipper> = {}): Shipper {
  return {
    id: 's-ppl',
    code: 'ppl',
    name: 'PPL na adresu',
    description: 'Kurýr zavolá předem.',
    logo: null,
    isPickUp: false,
    price: { withTaxMinor: 9900, withoutTaxMinor: 8182 },
    freeFromMinor: 150000,
    blockedPaymentIds: [],
    countryCodes: ['CZE', 'SVK'],
    requiresAddress: true,
    nearestDeliveryDate: '2026-11-24',
    ...changes,
  };
}

/** Pick-up at a branch, in the Czech Republic, not with cash on delivery. */
export function aPickUp(changes: Partial<Shipper> = {}): Shipper {
  return aShipper({
    id: 's-pobocka',
    code: 'pobocka',
    name: 'Osobní odběr na pobočce',
    description: null,
    isPickUp: true,
    price: { withTaxMinor: 0, withoutTaxMinor: 0 },
    freeFromMinor: null,
    blockedPaymentIds: ['pay-cod'],
    countryCodes: ['CZE'],
    requiresAddress: false,
    ...changes,
  });
}

/** Cash on delivery. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'pay-cod',
    code: 'cash-on-delivery',
    name: 'Dobírka',
    description: null,
    logo: null,
    type: 'CASH_ON_DELIVERY',
    price: { withTaxMinor: 3900, withoutTaxMinor: 3223 },
    ...changes,
  };
}

/** A bank transfer, free of charge. */
export function aBankTransfer(changes: Partial<Payment> = {}): Payment {
  return aPayment({
    id: 'pay-transfer',
    code: 'bank-transfer',
    name: 'Bankovní převod',
    type: 'BANK_TRANSFER',
    price: { withTaxMinor: 0, withoutTaxMinor: 0 },
    ...changes,
  });
}

/** A carrier and a pick-up, cash on delivery and a bank transfer. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return { shippers: [aShipper(), aPickUp()], payments: [aPayment(), aBankTransfer()], ...changes };
}
