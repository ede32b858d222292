import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planReservations } from './take-stock';

function arbitraryStockRow(warehouseId: string, amount: number, position: number, variantId = 'v-1') {
  return { variantId, warehouseId, amount, position };
}

const stockRows = [arbitraryStockRow('b', 2, 2), arbitraryStockRow('a', 3, 1), arbitraryStockRow('c', 9, 3)];

describe('planReservations', () => {
  it('empties warehouses in the order of the shop', () => {
    expect(planReservations(stockRows, [{ variantId: 'v-1', amount: 4 }], null)).toEqual({
      reservations: [
        { variantId: 'v-1', warehouseId: 'a', amount: 3 },
        { variantId: 'v-1', warehouseId: 'b', amount: 1 },
      ],
      missing: [],
    });
  });

  it('begins with the branch where the products are picked up', () => {
    const { reservations } = planReservations(stockRows, [{ variantId: 'v-1', amount: 10 }], 'c');
    expect(reservations.map(({ warehouseId, amount }) => [warehouseId, amount])).toEqual([
      ['c', 9],
      ['a', 1],
    ]);
  });

  it('names what is not available in that amount', () => {
    const wanted = [
      { variantId: 'v-1', amount: 15 },
      { variantId: 'v-2', amount: 1 },
    ];
    expect(planReservations(stockRows, wanted, null).missing).toEqual(['v-1', 'v-2']);
  });

  it('takes exactly the requested amount or all there is, and never more than a warehouse holds', () => {
    const anyShelves = fc.array(fc.nat(20), { maxLength: 6 });
    fc.assert(
      fc.property(anyShelves, fc.integer({ min: 1, max: 60 }), fc.option(fc.nat(6)), (amounts, amount, preferred) => {
        const own = amounts.map((present, index) => arbitraryStockRow(`w-${index}`, present, index));
        const { reservations, missing } = planReservations(
          own,
          [{ variantId: 'v-1', amount }],
          preferred === null ? null : `w-${preferred}`,
        );
        const present = amounts.reduce((sum, each) => sum + each, 0);
        const taken = reservations.reduce((sum, each) => sum + each.amount, 0);
        expect(taken).toBe(Math.min(amount, present));
        expect(missing.length === 0).toBe(amount <= present);
        for (const taking of reservations) {
          expect(taking.amount).toBeLessThanOrEqual(
            own.find(({ warehouseId }) => warehouseId === taking.warehouseId)?.amount ?? 0,
          );
        }
      }),
    );
  });
});
