import { someCurrencies } from '@vyloha/session/testing';
import type { OrderView } from '../model/order';

/** An order by courier paid by bank transfer, as it was placed and as pages show it. */
export function anOrder(changes: Partial<OrderView> = {}): OrderView {
  const [currency] = someCurrencies();
  return {
    id: 'o-1',
    code: '2026000123',
    token: 'order-token',
    createdAt: '2026-11-21T10:00:00+01:00',
    status: 'new',
    currencyCode: 'CZK',
    currency,
    lines: [
      {
        id: 'ci-1',
        type: 'product',
        variantId: 'v-hadice-flexi-20',
        name: 'Zahradní hadice Flexi, Zelená, 20\u00a0m',
        productName: 'Zahradní hadice Flexi',
        slug: 'hadice-flexi',
        amount: 2,
        multiplier: 1,
        unit: 'ks',
        fileKey: null,
        totalMinor: 99800,
        totalWithoutTaxMinor: 82479,
        credits: null,
        isDiscount: false,
        measured: {
          id: 'v-hadice-flexi-20',
          name: 'Zahradní hadice Flexi, Zelená, 20\u00a0m',
          variant: 'Zelená, 20\u00a0m',
          brand: 'Rosa',
          categories: ['Zahrada', 'Zavlažování', 'Hadice'],
        },
      },
    ],
    prices: {
      productsMinor: 99800,
      productsWithoutTaxMinor: 82479,
      shipping: { name: 'PPL na adresu', priceMinor: 9900, priceWithoutTaxMinor: 8182 },
      payment: { name: 'Bankovní převod', priceMinor: 0, priceWithoutTaxMinor: 0 },
      roundingMinor: 0,
      totalMinor: 109700,
      totalWithoutTaxMinor: 90661,
      tax: { countryCode: 'CZE', treatment: 'home' },
      credits: 0,
    },
    customer: { name: 'Jana Nováková', email: 'jana@example.com', phone: '+420 777 123 456' },
    isBusiness: false,
    buyer: {
      name: 'Jana Nováková',
      email: 'jana@example.com',
      tin: null,
      vatin: null,
      vatinSvk: null,
      address: { street: 'Zahradní 1', city: 'Brno', postcode: '602 00', countryCode: 'CZE' },
    },
    vatNumberState: null,
    deliveryTime: null,
    expectedOn: null,
    shipperComment: null,
    isReturned: false,
    shippingAddress: {
      name: 'Jana Nováková',
      street: 'Dlouhá 12',
      city: 'Praha',
      postcode: '110 00',
      countryCode: 'CZE',
    },
    shipper: { name: 'PPL na adresu', isPickUp: false, isAtPoint: false },
    payment: {
      name: 'Bankovní převod',
      type: 'BANK_TRANSFER',
      transfer: {
        accountNumber: '2000145399/0800',
        iban: 'CZ6508000000192000145399',
        bic: 'GIBACZPX',
        variableSymbol: '2026000123',
        amountMinor: 109700,
        currencyCode: 'CZK',
      },
    },
    online: { state: null, isPayable: false },
    refundDueMinor: 0,
    money: null,
    isCancellable: false,
    isPaidUpFront: true,
    branch: null,
    pickUpUntil: null,
    guarantee: null,
    parcels: [],
    comment: null,
    orderedBy: null,
    attributes: {},
    surveys: { heureka: false, zbozi: false },
    ...changes,
  };
}

/** The same order as the backend sends it. */
export function aWireOrder(changes: Record<string, unknown> = {}) {
  return {
    id: 'o-1',
    code: '2026000123',
    token: 'order-token',
    createdAt: '2026-11-21T10:00:00+01:00',
    status: 'new',
    items: [aWireOrderItem()],
    tax: { countryCode: 'CZE', treatment: 'home' },
    prices: {
      itemsWithTax: 998,
      itemsWithoutTax: 824.79,
      shipperPriceWithTax: 99,
      shipperPriceWithoutTax: 81.82,
      paymentPriceWithTax: 0,
      paymentPriceWithoutTax: 0,
      totalWithTax: 1097,
      totalWithoutTax: 906.61,
    },
    currencyCode: 'CZK',
    customer: {
      name: 'Jana Nováková',
      email: 'jana@example.com',
      phone: '+420 777 123 456',
      shippingEmail: 'jana@example.com',
    },
    billingAddress: {
      fullAddress: 'Zahradní 1, 602 00 Brno',
      street: 'Zahradní 1',
      city: 'Brno',
      postcode: '602 00',
      countryCode: 'CZE',
    },
    buyer: {
      name: 'Jana Nováková',
      email: 'jana@example.com',
      tin: null,
      vatin: null,
      vatinSvk: null,
      address: { street: 'Zahradní 1', city: 'Brno', postcode: '602 00', countryCode: 'CZE' },
    },
    shippingAddress: {
      fullAddress: 'Jana Nováková, Dlouhá 12, 110 00 Praha',
      name: 'Jana Nováková',
      street: 'Dlouhá 12',
      city: 'Praha',
      postcode: '110 00',
      countryCode: 'CZE',
    },
    shipper: { id: 's-ppl', code: 'ppl', name: 'PPL na adresu', type: 'DELIVERY' },
    payment: { id: 'pay-transfer', code: 'bank-transfer', name: 'Bankovní převod', type: 'BANK_TRANSFER' },
    branch: null,
    comment: null,
    bankTransfer: {
      accountNumber: '2000145399/0800',
      iban: 'CZ6508000000192000145399',
      bic: 'GIBACZPX',
      variableSymbol: '2026000123',
      amount: 1097,
      currencyCode: 'CZK',
    },
    attributes: { cartId: 'cart-1', heurekaAllow: false },
    ...changes,
  };
}

/** A row of an order as the backend sends it. */
export function aWireOrderItem(changes: Record<string, unknown> = {}) {
  return {
    id: 'ci-1',
    type: 'product',
    amount: 2,
    product: {
      id: 'p-hadice-flexi',
      name: 'Zahradní hadice Flexi',
      slug: 'hadice-flexi',
      brandName: 'Rosa',
      categoryFullname: 'Zahrada | Zavlažování | Hadice',
    },
    shoppable: {
      id: 'v-hadice-flexi-20',
      name: 'Zelená, 20 m',
      fullname: 'Zahradní hadice Flexi – zelená, 20 m',
      mainImage: null,
      unit: 'ks',
    },
    variant: { id: 'v-hadice-flexi-20', content: { parameters: [] } },
    prices: { unitWithTax: 499, unitWithoutTax: 412.4, totalWithTax: 998, totalWithoutTax: 824.79 },
    attributes: { discount: false },
    ...changes,
  };
}

/** A parcel of an order on the wire, with one of its two pieces. */
export function aWireParcel(changes: Record<string, unknown> = {}) {
  return {
    number: 1,
    carrier: { code: 'ppl', name: 'PPL na adresu' },
    trackingNumber: '40123456789',
    trackingUrl: 'https://carrier.example/40123456789',
    state: 'sent',
    createdAt: '2026-11-22T10:00:00+01:00',
    items: [{ id: 'ci-1', amount: 1 }],
    ...changes,
  };
}
