import { someCurrencies } from '@vyloha/session/testing';

const address = { name: 'Jana Nováková', street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };

/** An order of 2.5 metres of hose, as the pages get it. */
export function anOrder(changes: Record<string, unknown> = {}) {
  const [currency] = someCurrencies();
  return {
    id: 'o-1',
    code: '2026000001',
    createdAt: '2026-11-21T10:00:00+01:00',
    status: 'new',
    currencyCode: 'CZK',
    currency,
    lines: [
      {
        id: 'ci-1',
        name: 'Hadice, zelená',
        slug: 'hadice',
        productId: 'p-hadice',
        variantId: 'v-hadice',
        amount: 25,
        metres: 0.1,
        unit: 'bm',
        fileKey: null,
        totalMinor: 99800,
        credits: null,
        isDiscount: false,
        isSaleable: true,
      },
    ],
    prices: {
      productsMinor: 99800,
      shipping: { name: 'PPL na adresu', priceMinor: 9900 },
      payment: { name: 'Převodem', priceMinor: 0 },
      totalMinor: 109700,
      totalWithoutTaxMinor: 90661,
      credits: 0,
    },
    shipper: { isPickUp: false, isAtPoint: false },
    transfer: null,
    payment: { isPaidUpFront: true, online: { state: null, isPayable: false }, invoice: null },
    branch: null,
    shippingAddress: address,
    buyer: {
      name: 'Zahrady s.r.o.',
      email: 'jana@example.com',
      tin: '27074358',
      vatin: null,
      vatinSvk: null,
      address: { street: 'Krátká 1', city: 'Brno', postcode: '602 00', countryCode: 'CZE' },
    },
    refundDueMinor: 0,
    deliveryTime: null,
    expectedOn: null,
    shipperComment: null,
    isReturned: false,
    comment: null,
    orderedBy: null,
    customNumber: null,
    ...changes,
  };
}
