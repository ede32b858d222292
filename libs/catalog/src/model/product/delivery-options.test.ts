import { aCartShipper } from '@vyloha/cart/testing';
import { describe, expect, it } from 'vitest';
import { aPrice, aTaxedPrice, aVariant } from '../../testing/a-product';
import { deliveryOptions } from './delivery-options';

const shippers = [
  aCartShipper({ id: 's-ppl', name: 'PPL', freeShippingAtMinor: 150_000 }),
  aCartShipper({ id: 's-point', name: 'Výdejní místo', type: 'PICKUP_POINT', freeShippingAtMinor: null }),
  aCartShipper({ id: 's-branch', type: 'PERSONAL', price: aTaxedPrice(0), nearestDeliveryDate: '2026-11-20' }),
];
const base = {
  product: { freeShipperIds: [] as string[] },
  variant: aVariant({ price: aPrice({ current: aTaxedPrice(49_900) }) }),
  canBeBought: true,
  shippers,
  today: '2026-11-20',
  displayVat: true,
};
const pricesOf = (changes: Partial<typeof base>) =>
  deliveryOptions({ ...base, ...changes }).map(({ priceMinor }) => priceMinor);

describe('ways of delivery', () => {
  it('have the day of these goods, later for what is delayed', () => {
    const { stock } = aVariant();
    const daysOf = (delayDays: number) =>
      deliveryOptions({ ...base, variant: aVariant({ stock: { ...stock, delayDays } }) }).map(
        ({ delivery }) => delivery && `${delivery.kind} ${delivery.date}`,
      );
    expect(daysOf(0)).toEqual(['date 2026-11-23', 'date 2026-11-23', 'immediate 2026-11-20']);
    expect(daysOf(5)).toEqual(['date 2026-11-25', 'date 2026-11-25', 'date 2026-11-25']);
  });

  it('have the price for these goods alone, in the shopper’s tax display', () => {
    expect(pricesOf({})).toEqual([9_900, 9_900, 0]);
    expect(pricesOf({ displayVat: false })).toEqual([8_182, 8_182, 0]);
  });

  it('are free above the limit of the shipper, also by the least amount, and where the product says so', () => {
    const three = aVariant({ ...base.variant, limits: { min: 4, max: null, step: 1 } });
    expect(pricesOf({ variant: three })).toEqual([0, 9_900, 0]);
    expect(pricesOf({ product: { freeShipperIds: ['s-point'] } })).toEqual([9_900, 0, 0]);
  });

  it('are none for what cannot be bought', () => {
    expect(deliveryOptions({ ...base, canBeBought: false })).toEqual([]);
  });
});
