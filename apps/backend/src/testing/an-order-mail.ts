import { defaultLocale } from '@vyloha/contract';
import { type OrderMailData, orderTextsIn } from '@vyloha/backend-orders/testing';
import { asPlaced } from '@vyloha/backend-orders';
import { anOrderItemRow, anOrderRow } from './order-rows';

const contact = {
  name: 'Zelená výloha',
  phone: '+420 222 333 444',
  email: 'obchod@example.com',
  tin: '1',
  vatin: 'CZ1',
  street: 'Sokolovská 12',
  city: 'Praha 8',
  postcode: '186 00',
  countryCode: 'CZE',
  vatinSvk: null,
  openingHours: { cs: '', sk: '' },
};

/** What the confirmation of an order in crowns is made of. */
export function anOrderMail({ locale = defaultLocale, ...changes }: Partial<OrderMailData> = {}): OrderMailData {
  const order = changes.order ?? anOrderRow();
  return {
    money: asPlaced({ order, items: [], discounts: [] }).money,
    parcels: [],
    expectedOn: null,
    paymentCode: null,
    pickUpUntil: null,
    openingHours: [],
    kind: 'confirmation',
    locale,
    texts: orderTextsIn(locale),
    settings: {
      contact,
      attachedFormats: ['isdoc'],
      documentSeries: [],
      eInvoicesFor: null,
      simplifiedDocuments: false,
      orderMinimumValue: {},
      orderGifts: [],
      bankAccounts: {},
      restrictedGroups: [],
      functions: {},
      creditFor: {},
      creditValue: {},
      quotesTakeCoupons: false,
      feedDeliveries: {},
      taxCountry: 'CZE',
      vatPayer: true,
      oss: false,
      netPriceLists: [],
      pricesAcrossCountries: 'sameWithTax',
      serviceTaxClass: null,
      marketingRetentionYears: 20,
      pickUpDays: 7,
      vatCheckHours: 24,
      remindUnpaidAfterDays: {},
      reviewInvitationAfterDays: null,
      cancelUnpaidAfterDays: {},
      currencies: {},
    },
    taxNotes: [],
    currency: {
      code: 'CZK',
      symbol: 'Kč',
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '\u00a0',
      hideZeroDecimals: true,
    },
    orderUrl: 'http://localhost:3000/objednavka/a-b_C',
    termsUrl: 'http://localhost:3000/stranka/obchodni-podminky',
    withdrawalUrl: 'http://localhost:3000/odstoupeni-od-smlouvy?objednavka=2026000001',
    terms: null,
    cancellation: null,
    publicUrl: 'http://localhost:3000',
    items: [anOrderItemRow({ orderId: 'o-1' })],
    discounts: [],
    order,
    ...changes,
  };
}
