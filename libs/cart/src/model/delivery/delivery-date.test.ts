import { addDays } from '@vyloha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../testing/a-cart';
import { aCartShipper } from '../../testing/a-cart-shipper';
import { fastestShipper, freeShippingThreshold } from './cart-shipper';
import { branchDelayDays, deliveryDay, linesInWarehouse, shopDay } from './delivery-date';

const today = '2026-11-20';
const courier = aCartShipper({ type: 'DELIVERY', nearestDeliveryDate: '2026-11-21' });
const branch = aCartShipper({ type: 'PERSONAL', nearestDeliveryDate: today });

describe('deliveryDay', () => {
  it.each([
    [courier, 0, { kind: 'tomorrow', isPickUp: false, date: '2026-11-21' }],
    [courier, 3, { kind: 'date', isPickUp: false, date: '2026-11-23' }],
    [{ ...courier, nearestDeliveryDate: today }, 0, { kind: 'today', isPickUp: false, date: today }],
    [branch, 0, { kind: 'immediate', isPickUp: true, date: today }],
    [branch, 1, { kind: 'tomorrow', isPickUp: true, date: '2026-11-21' }],
    [{ ...courier, nearestDeliveryDate: null }, 0, null],
  ])('is the later of both dates', (shipper, delayDays, expected) => {
    expect(deliveryDay(shipper, delayDays, today)).toEqual(expected);
  });

  it('is never before the products are ready nor before the shipper’s date', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (shipperDays, delayDays) => {
        const shipper = { ...courier, nearestDeliveryDate: addDays(today, shipperDays) };
        expect(deliveryDay(shipper, delayDays, today)?.date).toBe(addDays(today, Math.max(shipperDays, delayDays)));
      }),
    );
  });
});

describe('shopDay', () => {
  it('uses the shop’s time zone, not the server’s', () => {
    expect(shopDay(new Date('2026-11-20T22:59:00Z'))).toBe('2026-11-20');
    expect(shopDay(new Date('2026-11-20T23:01:00Z'))).toBe('2026-11-21');
  });
});

describe('branchDelayDays', () => {
  const stock = { ...aCartLine().stock, isChecked: true };
  const here = aCartLine({ amount: 2, warehouses: [{ id: 'w-1', pieces: 2 }], stock: { ...stock, delayDays: 9 } });
  const few = aCartLine({ amount: 3, warehouses: [{ id: 'w-1', pieces: 2 }], stock: { ...stock, delayDays: 4 } });
  const none = aCartLine({ amount: 1, warehouses: [], stock: { ...stock, delayDays: 2 } });

  it('is the longest delay of the lines the branch has too little of', () => {
    expect(branchDelayDays([here, few, none], 'w-1')).toBe(4);
    expect(branchDelayDays([here], 'w-1')).toBe(0);
  });
});

describe('linesInWarehouse', () => {
  const stock = { ...aCartLine().stock, isChecked: true };
  const there = aCartLine({ amount: 2, warehouses: [{ id: 'w-1', pieces: 3 }], stock });
  const elsewhere = aCartLine({ variantId: 'v-2', amount: 1, warehouses: [{ id: 'w-2', pieces: 9 }], stock });
  const uncounted = aCartLine({ variantId: 'v-3', warehouses: [], stock: { ...stock, isChecked: false } });

  it('counts lines that it has enough of, and what nobody counts', () => {
    expect(linesInWarehouse([there, elsewhere, uncounted], 'w-1')).toBe(2);
  });

  it('has to have enough for all lines of a variant', () => {
    expect(linesInWarehouse([there, { ...there, id: 'ci-2' }], 'w-1')).toBe(0);
  });
});

describe('fastestShipper', () => {
  it('is the one with the earliest delivery and never pick-up', () => {
    const slow = aCartShipper({ id: 'slow', nearestDeliveryDate: '2026-11-24' });
    expect(fastestShipper([branch, slow, courier])).toBe(courier);
    expect(fastestShipper([branch])).toBeNull();
  });
});

it('freeShippingThreshold is the lowest one of those that come to the door', () => {
  const dearer = aCartShipper({ freeShippingAtMinor: 200_000 });
  const point = aCartShipper({ type: 'PICKUP_POINT', freeShippingAtMinor: 0 });
  expect(freeShippingThreshold([dearer, aCartShipper({ freeShippingAtMinor: 150_000 }), point])).toBe(150_000);
  expect(freeShippingThreshold([aCartShipper({ freeShippingAtMinor: null }), point])).toBeNull();
});
