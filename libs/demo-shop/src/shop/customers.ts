import type { ImportDocument } from '@vyloha/import-documents';
import { companyDocuments } from './companies';

/** Password of all demo accounts; the shop is a demonstration and says so. */
export const demoPassword = 'Vyloha-2026';

/** What she buys every spring, and what she would like. */
const janasLists = [
  {
    id: 'sl-zakaznik-oblibene',
    code: 'wishlist',
    name: 'wishlist',
    items: [
      { variantId: 'v-hlinikovy-zebrik-preklad-240-cm', amount: 1 },
      { variantId: 'v-zavesny-kvetinac-tun-anthracite-20-cm', amount: 1 },
    ],
  },
  {
    id: 'sl-zakaznik-zahon',
    name: 'Bylinkový záhon',
    items: [
      { variantId: 'v-majoranka-zahradni-0-5-g', amount: 3 },
      { variantId: 'v-lilek-orion-1-g', amount: 2 },
    ],
  },
];

export function* customerDocuments(): Generator<ImportDocument> {
  yield {
    type: 'customer',
    id: 'u-zakaznik',
    email: 'zakaznik@example.com',
    password: demoPassword,
    firstName: 'Jana',
    lastName: 'Sadařová',
    phone: '+420 777 123 456',
    groups: ['customers'],
    address: { street: 'Lipová 12', city: 'Beroun', postcode: '266 01', countryCode: 'CZE' },
    addresses: [
      {
        id: 'a-zakaznik-domu',
        type: 'shipping',
        name: 'Jana Sadařová',
        phone: '+420 777 123 456',
        street: 'Lipová 12',
        city: 'Beroun',
        postcode: '266 01',
        countryCode: 'CZE',
        isDefault: true,
      },
      {
        id: 'a-zakaznik-chata',
        type: 'shipping',
        name: 'Jana Sadařová',
        phone: '+420 777 123 456',
        street: 'Chatová 45',
        city: 'Nižbor',
        postcode: '267 05',
        countryCode: 'CZE',
      },
    ],
    lists: janasLists,
    credits: 420,
  };
  yield* companyDocuments(demoPassword);
  yield {
    type: 'customer',
    id: 'u-blokovany',
    email: 'blokovany@example.com',
    password: demoPassword,
    firstName: 'Josef',
    lastName: 'Dlužník',
    groups: ['blocked'],
  };
}
