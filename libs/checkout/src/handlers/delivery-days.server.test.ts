import { aCartLine, aCartShipper } from '@vyloha/cart/testing';
import { expect, it } from 'vitest';
import { deliveryDays } from './delivery-days.server';

const today = '2026-11-20';
const branch = aCartShipper({ id: 's-pobocka', type: 'PERSONAL', nearestDeliveryDate: today });
const place = (id: string, warehouseId: string | null) => ({
  id,
  warehouseId,
  name: id,
  region: 'praha' as const,
  address: { street: '', city: '', postcode: '', countryCode: 'CZE' },
  openingHours: [],
  openingExceptions: [],
  acceptedPayments: [],
});
const stock = { ...aCartLine().stock, isChecked: true, delayDays: 0 };
const lines = [
  aCartLine({
    variantId: 'v-1',
    warehouses: [
      { id: 'w-all', pieces: 5 },
      { id: 'w-some', pieces: 5 },
    ],
    stock,
  }),
  aCartLine({ variantId: 'v-2', warehouses: [{ id: 'w-all', pieces: 5 }], stock }),
];

function daysAt(warehouseIds: (string | null)[]) {
  const places = warehouseIds.map((id, index) => place(`br-${index}`, id));
  return deliveryDays({ cart: { lines }, shippers: [branch], pickUps: { 's-pobocka': { places } }, today });
}

it('a branch has the cart at once where all of it lies, otherwise on the same day', () => {
  expect(daysAt(['w-all', 'w-some', 'w-none', null]).byBranch).toEqual({
    'br-0': { day: { kind: 'immediate', isPickUp: true, date: today }, linesThere: 2 },
    'br-1': { day: { kind: 'today', isPickUp: true, date: today }, linesThere: 1 },
    'br-2': { day: { kind: 'today', isPickUp: true, date: today }, linesThere: 0 },
    'br-3': { day: { kind: 'today', isPickUp: true, date: today }, linesThere: null },
  });
});

it.each([
  [['w-all'], 'immediate'],
  [['w-all', 'w-some'], 'today'],
  [[], 'today'],
])('before one is selected, the cart is there at once only where it lies in all: %j', (warehouseIds, kind) => {
  expect(daysAt(warehouseIds).byShipper['s-pobocka']).toMatchObject({ kind });
});
