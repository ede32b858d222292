import type { OrderToPlace } from '../model/placing/place-payload';
import { aConfirmation, aDelivery } from './a-delivery';
import { aBankTransfer, aShipper } from './an-offer';

/** An order of a person in Prague, by courier and bank transfer. */
export function anOrderToPlace(changes: Partial<OrderToPlace> = {}): OrderToPlace {
  return {
    details: aDelivery(),
    confirmation: aConfirmation(),
    shipper: aShipper(),
    payment: aBankTransfer(),
    branch: null,
    shopAddress: { street: 'Zahradní 1', city: 'Brno', postcode: '602 00', countryCode: 'CZE' },
    orderGiftIds: [],
    quoteCodes: [],
    expected: {
      totalWithTax: 597,
      currency: 'CZK',
      credits: 0,
      shipperPriceWithTax: 99,
      paymentPriceWithTax: 0,
      items: [{ id: 'ci-1', totalWithTax: 498 }],
    },
    utm: null,
    consentTexts: {},
    settings: { sendsCustomOrderNumber: false, allowsShippingBusinessNameOfBusiness: false },
    ...changes,
  };
}
