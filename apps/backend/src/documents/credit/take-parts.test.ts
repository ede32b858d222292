import { cashRounding, sumMinor, withoutTax, withTax } from '@vyloha/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxedAmount, spreadDiscount } from '@vyloha/backend-cart/testing';
import { serviceBase } from '@vyloha/backend-shop';
import {
  type OrderPart,
  type Return,
  orderParts,
  remainingParts,
  takeParts,
  toCreditedRows,
  vatSummary,
} from '@vyloha/backend-orders/testing';
import type { OrderRows } from '@vyloha/backend-orders';
import { anOrderItemRow, anOrderRow } from '../../testing/order-rows';

interface Line {
  unitMinor: number;
  amount: number;
  taxRate: number;
  /** Left out where the coupon reduces it. */
  takesCoupon?: boolean | undefined;
  /** For one piece. */
  depositMinor?: number | undefined;
  /** Its price is the one without tax. */
  isNet?: boolean | undefined;
}

interface Services {
  shipperMinor: number;
  paymentMinor: number;
  /** What the price is rounded to. */
  stepMinor: number | null;
}

/** As `anOrderRow` has them. */
const exactServices: Services = { shipperMinor: 9_900, paymentMinor: 3_900, stepMinor: null };

/**
 * An order as the cart would have placed it: a coupon and credits spread over the lines, a gift with the first one, shipping
 * and payment taxed as the lines are.
 */
function anOrder(
  lines: readonly Line[],
  couponMinor: number,
  creditsMinor: number,
  { stepMinor, ...services }: Services = exactServices,
): OrderRows {
  const items = lines.map((of, position) => {
    const { unitMinor, amount, taxRate, takesCoupon = true, depositMinor: deposit = 0, isNet } = of;
    const netMinor = withoutTax(unitMinor, taxRate) * amount;
    const totalMinor = isNet ? withTax(netMinor, taxRate) : unitMinor * amount;
    const totals = { totalMinor, totalWithoutTaxMinor: isNet ? netMinor : withoutTax(totalMinor, taxRate) };
    const line = { orderId: 'o', id: `line-${position}`, position, amount, unitMinor, taxRate, takesCoupon };
    return anOrderItemRow({ ...line, ...totals, depositMinor: deposit * amount });
  });
  const free = { unitMinor: 0, unitWithoutTaxMinor: 0, totalMinor: 0, totalWithoutTaxMinor: 0 };
  const gift = anOrderItemRow({ orderId: 'o', id: 'gift', type: 'gift', parentId: 'line-0', position: 9, ...free });
  const amountsOf = (takesCoupon: boolean): TaxedAmount[] =>
    items.filter((item) => item.takesCoupon === takesCoupon).map((item) => ({ ...item, taxRate: item.taxRate }));
  const byCoupon = spreadDiscount(amountsOf(true), couponMinor);
  const byCredits = spreadDiscount([...byCoupon.reduced, ...amountsOf(false)], creditsMinor);
  const depositMinor = sumMinor(items.map((item) => item.depositMinor));
  const name = { cs: 'Sleva', sk: 'Zľava' };
  const discounts = [
    ...byCoupon.discounts.map((part) => ({ ...part, kind: 'coupon' as const })),
    ...byCredits.discounts.map((part) => ({ ...part, kind: 'credits' as const })),
    ...(depositMinor === 0
      ? []
      : [{ kind: 'deposit' as const, taxRate: 0, totalMinor: depositMinor, totalWithoutTaxMinor: depositMinor }]),
  ].map((part, position) => ({ ...part, orderId: 'o', position, name }));
  const serviceShares = items.map(({ taxRate, totalMinor }) => ({ listRate: taxRate, taxRate, weight: totalMinor }));
  const order = anOrderRow({
    id: 'o',
    ...services,
    serviceShares,
    shipperWithoutTaxMinor: serviceBase(services.shipperMinor, serviceShares),
    paymentWithoutTaxMinor: serviceBase(services.paymentMinor, serviceShares),
  });
  const sum = (pick: 'totalMinor' | 'totalWithoutTaxMinor') =>
    sumMinor([...items, ...discounts].map((row) => row[pick]));
  const exactMinor = sum('totalMinor') + order.shipperMinor + order.paymentMinor;
  const roundingMinor = cashRounding(exactMinor, stepMinor);
  const totals = {
    roundingMinor,
    totalMinor: exactMinor + roundingMinor,
    totalWithoutTaxMinor: sum('totalWithoutTaxMinor') + order.shipperWithoutTaxMinor + order.paymentWithoutTaxMinor,
  };
  return { order: { ...order, ...totals }, items: [...items, gift], discounts };
}

function take(rows: OrderRows, returns: readonly Return[]) {
  const parts = orderParts(rows);
  const notes: OrderPart[][] = [];
  for (const one of returns) notes.push(takeParts(remainingParts(parts, notes.flat()), rows.items, one));
  return { parts, notes };
}

const totalOf = (parts: readonly OrderPart[]) => sumMinor(parts.map(({ totalMinor }) => totalMinor));
const baseOf = (parts: readonly OrderPart[]) => sumMinor(parts.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor));

const lines = fc.array(
  fc.record({
    unitMinor: fc.integer({ min: 1, max: 50_000 }),
    amount: fc.integer({ min: 1, max: 9 }),
    taxRate: fc.constantFrom(21, 12, 13.5, 25.5, 0),
    takesCoupon: fc.boolean(),
    depositMinor: fc.constantFrom(0, 0, 300),
    isNet: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const services = fc.record<Services>({
  shipperMinor: fc.constantFrom(0, 9_900, 9_977),
  paymentMinor: fc.constantFrom(0, 3_900, 3_961),
  stepMinor: fc.constantFrom(null, 100, 5),
});
const itemId = fc.integer({ min: 0, max: 3 }).map((index) => `line-${index}`);
const anyReturn: fc.Arbitrary<Return> = fc.oneof(
  fc.record({ itemId, amount: fc.integer({ min: 1, max: 9 }) }).map((line) => ({ pieces: [line] })),
  fc
    .uniqueArray(fc.record({ itemId, reductionMinor: fc.integer({ min: 1, max: 20_000 }) }), {
      minLength: 1,
      maxLength: 4,
      selector: (reduction) => reduction.itemId,
    })
    .map((reductions) => ({ reductions })),
);

describe('what returns take of an order', () => {
  it('never exceeds it, whatever is returned, and equals it when everything has come back', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(60_000),
        fc.nat(30_000),
        services,
        fc.array(anyReturn, { maxLength: 8 }),
        fc.boolean(),
        (of, coupon, credits, served, some, isCancelled) => {
          const rows = anOrder(of, coupon, credits, served);
          const pieces = rows.items.map(({ id, amount }) => ({ itemId: id, amount }));
          const rest: Return = isCancelled ? 'all' : { pieces };
          const { parts, notes } = take(rows, [...some, rest]);
          let [total, base] = [rows.order.totalMinor, rows.order.totalWithoutTaxMinor];
          expect([totalOf(parts), baseOf(parts)]).toEqual([total, base]);
          for (const note of notes) {
            expect(totalOf(note)).toBeGreaterThanOrEqual(0);
            const credited = toCreditedRows(rows, note);
            const rates = vatSummary(credited);
            expect(sumMinor(rates.map(({ baseMinor, taxMinor }) => baseMinor + taxMinor))).toBe(
              totalOf(note) - credited.order.roundingMinor,
            );
            expect(sumMinor(rates.map(({ baseMinor }) => baseMinor))).toBe(baseOf(note));
            [total, base] = [total - totalOf(note), base - baseOf(note)];
            expect(total).toBeGreaterThanOrEqual(0);
          }
          expect(remainingParts(parts, notes.flat()).every(({ amount }) => amount === 0)).toBe(true);
          expect([total, base]).toEqual([0, 0]);
        },
      ),
    );
  });

  it('takes the rounding back with the rest alone, and what it took off the price as soon as no more is left', () => {
    const line = { unitMinor: 10_020, amount: 2, taxRate: 21 };
    const free = { shipperMinor: 0, paymentMinor: 0, stepMinor: 100 };
    const piece: Return = { pieces: [{ itemId: 'line-0', amount: 1 }] };
    const takenOf = (returns: readonly Return[]) => take(anOrder([line], 0, 0, free), returns).notes.map(totalOf);
    expect(takenOf([piece, piece])).toEqual([10_020, 9_980]);
    expect(takenOf(['all'])).toEqual([20_000]);
    const off = (reductionMinor: number): Return => ({ reductions: [{ itemId: 'line-0', reductionMinor }] });
    expect(takenOf([off(20_010), off(99_999), 'all'])).toEqual([20_000, 0, 0]);
  });

  it('bears no coupon where the price was of a quote, and gives deposits back by the piece', () => {
    const line = { unitMinor: 10_000, amount: 2, taxRate: 21 };
    const rows = anOrder(
      [
        { ...line, depositMinor: 300 },
        { ...line, takesCoupon: false },
      ],
      4_000,
      0,
    );
    const piece = (index: number): Return => ({ pieces: [{ itemId: `line-${index}`, amount: 1 }] });
    const off = { reductions: [{ itemId: 'line-0', reductionMinor: 99_999 }] };
    const { notes } = take(rows, [piece(0), piece(1), off, piece(0)]);
    // The reduction is of the price, which the deposit is no part of.
    expect(notes.map(totalOf)).toEqual([8_300, 10_000, 8_000, 300]);
    const [first] = notes.map((note) => toCreditedRows(rows, note));
    expect(first?.discounts).toMatchObject([{ totalMinor: -2_000 }, { kind: 'deposit', totalMinor: 300 }]);
  });

  it('is what a cancellation finds left, without lines that have come back', () => {
    const line = { unitMinor: 10_000, amount: 1, taxRate: 21 };
    const rows = anOrder([line, line], 0, 0);
    const { notes } = take(rows, [{ pieces: [{ itemId: 'line-0', amount: 1 }] }, 'all']);
    const linesOf = (note: OrderPart[]) => toCreditedRows(rows, note).items.map(({ id }) => id);
    expect(notes.map(linesOf)).toEqual([['line-0', 'gift'], ['line-1']]);
  });

  it('is a piece with its share of discounts, without shipping; the gift comes with the last piece', () => {
    const rows = anOrder(
      [
        { unitMinor: 10_000, amount: 3, taxRate: 21 },
        { unitMinor: 10_000, amount: 1, taxRate: 12 },
      ],
      4_000,
      0,
    );
    const piece = (amount: number): Return => ({ pieces: [{ itemId: 'line-0', amount }] });
    const { notes } = take(rows, [
      piece(1),
      { reductions: [{ itemId: 'line-0', reductionMinor: 500 }] },
      piece(5),
      piece(1),
    ]);
    expect(notes.map(totalOf)).toEqual([9_000, 500, 17_500, 0]);
    expect(notes.map((note) => note.map(({ kind, itemId: id }) => `${kind} ${id}`))).toEqual([
      ['item line-0', 'coupon line-0'],
      ['item line-0'],
      ['item line-0', 'coupon line-0', 'item gift'],
      [],
    ]);
    const [, reduction] = notes.map((note) => toCreditedRows(rows, note));
    expect(reduction?.items).toMatchObject([{ amount: 1, unitMinor: 500, productName: { cs: 'Sleva z ceny: Konev' } }]);
  });
});
