import type { ImportDocument } from '@vyloha/import-documents';

const headquarters = { street: 'Průmyslová 8', city: 'Olomouc', postcode: '779 00', countryCode: 'CZE' };
const business = { name: 'Zahradníček a synové s.r.o.', tin: '91234565', vatin: 'CZ91234565' };

const addresses = [
  {
    id: 'a-firma-sklad',
    type: 'shipping' as const,
    name: 'Martin Zahradníček',
    businessName: business.name,
    phone: '+420 777 654 321',
    ...headquarters,
    isDefault: true,
  },
  {
    id: 'a-firma-stavba',
    type: 'shipping' as const,
    name: 'Petr Sedlák',
    businessName: business.name,
    phone: '+420 777 654 323',
    street: 'Zámecká 2',
    city: 'Kroměříž',
    postcode: '767 01',
    countryCode: 'CZE',
  },
];

/** What the company uses up. */
const lists = [
  {
    id: 'sl-firma-material',
    name: 'Materiál na zakázky',
    items: [
      { variantId: 'v-majoranka-zahradni-0-5-g', amount: 20 },
      { variantId: 'v-lilek-orion-1-g', amount: 20 },
      { variantId: 'v-zavesny-kvetinac-tun-anthracite-20-cm', amount: 12 },
    ],
  },
];

/** A company of gardeners: its owner, who has business prices of his own too, a buyer with a limit, and an approver. */
export function* companyDocuments(password: string): Generator<ImportDocument> {
  yield {
    type: 'customer',
    id: 'u-firma',
    email: 'firma@example.com',
    password,
    firstName: 'Martin',
    lastName: 'Zahradníček',
    phone: '+420 777 654 321',
    groups: ['business'],
    priceList: 'b2b',
    address: headquarters,
    business,
    addresses,
    lists,
  };
  yield {
    type: 'customer',
    id: 'u-nakupci',
    email: 'nakupci@example.com',
    password,
    firstName: 'Petr',
    lastName: 'Sedlák',
    phone: '+420 777 654 323',
    groups: ['customers'],
    address: headquarters,
    lists: lists.map((list) => ({ ...list, id: 'sl-nakupci-material' })),
  };
  yield {
    type: 'customer',
    id: 'u-schvalovatel',
    email: 'schvalovatel@example.com',
    password,
    firstName: 'Hana',
    lastName: 'Zahradníčková',
    phone: '+420 777 654 322',
    groups: ['customers'],
    address: headquarters,
  };
  yield {
    type: 'company',
    id: 'c-zahradnicek',
    ...business,
    address: headquarters,
    priceList: 'b2b',
    groups: ['business'],
    invoice: { dueDays: 14, creditLimit: 50_000 },
    members: [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimit: 5000, monthlyLimit: 20_000 },
      { customerId: 'u-schvalovatel', role: 'approver' },
    ],
  };
}
