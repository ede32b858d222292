import type * as schema from './tables';
import { pointSearchText } from '@vyloha/backend-shop';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '18:00' }));

/** An open pick-up point in Tábor. */
function aPoint(
  changes: Pick<typeof schema.pickUpPoint.$inferInsert, 'id' | 'remoteId' | 'name' | 'city'> &
    Partial<typeof schema.pickUpPoint.$inferInsert>,
): typeof schema.pickUpPoint.$inferInsert {
  const point = {
    shipperId: 's-vydejna',
    street: 'Husova 12',
    postcode: '390 02',
    countryCode: 'CZE',
    latitude: 49.41,
    longitude: 14.66,
    openingHours: weekdays,
    ...changes,
  };
  return { ...point, searchText: pointSearchText(point) };
}

export const shopFixture = {
  settings: [
    {
      name: 'contact',
      value: {
        name: 'Zelená výloha s.r.o.',
        phone: '+420 222 333 444',
        email: 'obchod@example.com',
        openingHours: { cs: 'Po–Pá 8–18 h', sk: 'Po–Pia 8–18 h' },
        street: 'Sokolovská 12',
        city: 'Praha 8',
        postcode: '186 00',
        countryCode: 'CZE',
        tin: '27074358',
        vatin: 'CZ27074358',
      },
    },
    { name: 'orderGifts', value: [{ variantId: 'v-darek', priceFrom: { CZK: 3_000, EUR: 120 } }] },
    {
      name: 'bankAccounts',
      value: {
        CZK: { accountNumber: '2000145399/0800', iban: 'CZ6508000000002000145399', bic: 'GIBACZPX' },
        EUR: { accountNumber: '2000145399/0800', iban: 'CZ6508000000002000145399', bic: 'GIBACZPX' },
      },
    },
    { name: 'restrictedGroups', value: ['blocked'] },
    { name: 'functions', value: { shopping_lists: true, users_addresses: true } },
  ] satisfies (typeof schema.setting.$inferInsert)[],
  currencies: [
    {
      code: 'CZK',
      name: { cs: 'Česká koruna', sk: 'Česká koruna' },
      symbol: 'Kč',
      hideZeroDecimals: true,
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '\u00a0',
      cashRoundingMinor: 100,
      position: 1,
    },
    {
      code: 'EUR',
      name: { cs: 'Euro', sk: 'Euro' },
      symbol: '€',
      hideZeroDecimals: false,
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '\u00a0',
      cashRoundingMinor: 5,
      position: 2,
    },
  ] satisfies (typeof schema.currency.$inferInsert)[],
  countries: [
    { code: 'CZE', alpha2: 'CZ', name: { cs: 'Česká republika', sk: 'Česká republika' }, currency: 'CZK', position: 1 },
    { code: 'SVK', alpha2: 'SK', name: { cs: 'Slovensko', sk: 'Slovensko' }, currency: 'EUR', position: 2 },
  ] satisfies (typeof schema.country.$inferInsert)[],
  branches: [
    {
      id: 'br-praha-karlin',
      remoteId: 'praha-karlin',
      slug: { cs: 'praha-karlin', sk: 'praha-karlin' },
      name: { cs: 'Praha – Karlín', sk: 'Praha – Karlín' },
      street: 'Sokolovská 12',
      houseNumber: '12',
      city: 'Praha 8',
      postcode: '186 00',
      countryCode: 'CZE',
      region: 'praha',
      phone: '+420 222 333 445',
      email: 'karlin@example.com',
      latitude: 50.09,
      longitude: 14.45,
      openingHours: weekdays,
      warehouseId: 'w-praha-karlin',
      isPrimary: true,
    },
  ] satisfies (typeof schema.branch.$inferInsert)[],
  shippers: [
    {
      id: 's-ppl',
      code: 'ppl',
      trackingUrl: 'https://carrier.example/{number}',
      name: { cs: 'PPL na adresu', sk: 'PPL na adresu' },
      type: 'DELIVERY',
      requiredAddress: true,
      countryCodes: ['CZE', 'SVK'],
      hasTimeSlots: true,
      position: 1,
    },
    {
      id: 's-posta',
      code: 'posta',
      name: { cs: 'Balík do ruky', sk: 'Balík do ruky' },
      type: 'DELIVERY',
      requiredAddress: true,
      countryCodes: ['CZE'],
      blockedPaymentIds: ['pay-cod'],
      deliveryDays: 2,
      position: 2,
    },
    {
      id: 's-pobocka',
      code: 'pobocka',
      name: { cs: 'Osobní odběr', sk: 'Osobný odber' },
      type: 'PERSONAL',
      requiredAddress: false,
      countryCodes: ['CZE', 'SVK'],
      deliveryDays: 0,
      position: 3,
    },
    {
      id: 's-vydejna',
      code: 'vydejna',
      name: { cs: 'Na výdejní místo', sk: 'Na výdajné miesto' },
      type: 'PICKUP_POINT',
      requiredAddress: false,
      countryCodes: ['CZE'],
      deliveryDays: 2,
      position: 4,
    },
  ] satisfies (typeof schema.shipper.$inferInsert)[],
  pickUpPoints: [
    aPoint({ id: 'pp-tabor-1', remoteId: '10001', name: 'Tábor – Trafika', city: 'Tábor', postcode: '390 02' }),
    aPoint({ id: 'pp-tabor-2', remoteId: '10002', name: 'Tábor – Potraviny', city: 'Tábor', isClosed: true }),
    aPoint({
      id: 'pp-brno-1',
      remoteId: '10003',
      name: 'Brno – Čistírna',
      city: 'Brno',
      latitude: 49.2,
      longitude: 16.6,
    }),
  ],
  shipperPrices: [
    { shipperId: 's-ppl', currency: 'CZK', priceMinor: 9_900, freeFromMinor: 150_000 },
    { shipperId: 's-ppl', currency: 'EUR', priceMinor: 490, freeFromMinor: 6_000 },
    { shipperId: 's-posta', currency: 'CZK', priceMinor: 11_900, freeFromMinor: 200_000 },
    { shipperId: 's-vydejna', currency: 'CZK', priceMinor: 6_900 },
    { shipperId: 's-pobocka', currency: 'CZK', priceMinor: 0, freeFromMinor: 0 },
    { shipperId: 's-pobocka', currency: 'EUR', priceMinor: 0, freeFromMinor: 0 },
  ] satisfies (typeof schema.shipperPrice.$inferInsert)[],
  payments: [
    {
      id: 'pay-cod',
      code: 'cash-on-delivery',
      name: { cs: 'Dobírka', sk: 'Dobierka' },
      type: 'CASH_ON_DELIVERY',
      prices: { CZK: 3_900, EUR: 150 },
      position: 1,
    },
    {
      id: 'pay-transfer',
      code: 'bank-transfer',
      name: { cs: 'Bankovní převod', sk: 'Bankový prevod' },
      type: 'BANK_TRANSFER',
      prices: { CZK: 0, EUR: 0 },
      position: 2,
    },
    {
      id: 'pay-invoice',
      code: 'invoice',
      name: { cs: 'Na fakturu', sk: 'Na faktúru' },
      type: 'INVOICE',
      prices: { CZK: 0, EUR: 0 },
      position: 4,
    },
    {
      id: 'pay-card',
      code: 'card',
      name: { cs: 'Kartou online', sk: 'Kartou online' },
      type: 'ONLINE',
      prices: { CZK: 0, EUR: 0 },
      position: 3,
    },
  ] satisfies (typeof schema.payment.$inferInsert)[],
};
