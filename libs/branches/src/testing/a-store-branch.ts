import type { StoreBranch } from '../model/store-branch';

/** A branch in Prague, open on working days. */
export function aStoreBranch(overrides: Partial<StoreBranch> = {}): StoreBranch {
  return {
    id: 'br-praha-karlin',
    remoteId: 'praha-karlin',
    name: 'Praha – Karlín',
    slug: 'praha-karlin',
    address: { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', countryCode: 'CZE' },
    region: 'praha',
    phone: '+420 222 333 444',
    email: 'karlin@example.com',
    latitude: 50.09,
    longitude: 14.45,
    openingHours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '18:00' })),
    openingExceptions: [],
    acceptedPayments: ['cash', 'card'],
    shipperIds: ['s-pobocka'],
    warehouseId: 'w-praha-karlin',
    ...overrides,
  };
}
