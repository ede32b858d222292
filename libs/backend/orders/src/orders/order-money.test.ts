import { sumMinor } from '@vyloha/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '../payments/order-payments';
import { orderMoney } from './order-money';

const totalMinor = 10_000;

function aPayment(changes: Partial<PaymentRow>): PaymentRow {
  const at = new Date(0);
  const gateway = { gatewayId: 'g', gatewayUrl: null, currency: 'CZK', createdAt: at, nextCheckAt: at };
  const row = { id: 'p', orderId: 'o', methodId: 'card', state: 'paid' as const, amountMinor: totalMinor };
  return { ...row, ...gateway, isSurplus: false, refundedMinor: 0, returnedMinor: 0, ...changes };
}

const recorded = {
  owedMinor: 0,
  creditedMinor: 0,
  ofReturnsMinor: 0,
  settledMinor: 0,
  movedInMinor: 0,
  movedBackMinor: 0,
  refundedMinor: 0,
  isReturned: false,
  reached: [] as string[],
};
const order = { status: 'new', paymentType: 'BANK_TRANSFER', totalMinor, invoicePaidAt: null };

describe('the money of an order', () => {
  it.each([
    ['nothing', {}, { receivedMinor: 0, missingMinor: 10_000, refundDueMinor: 0 }],
    ['a part', { movedInMinor: 4_000 }, { receivedMinor: 4_000, missingMinor: 6_000, refundDueMinor: 0 }],
    ['all', { movedInMinor: 10_000 }, { receivedMinor: 10_000, missingMinor: 0, refundDueMinor: 0 }],
    ['more', { movedInMinor: 10_500 }, { receivedMinor: 10_500, missingMinor: 0, refundDueMinor: 500 }],
    ['more, sent back', { movedInMinor: 10_500, movedBackMinor: 500 }, { returnedMinor: 500, refundDueMinor: 0 }],
  ])('past the gateway: %s', (_name, moved, expected) => {
    expect(orderMoney(order, [], { ...recorded, ...moved })).toMatchObject(expected);
  });

  it('is not counted twice where the staff have said that it came before the statement says so', () => {
    const paid = { ...order, status: 'paid' };
    const received = (movedInMinor: number) => orderMoney(paid, [], { ...recorded, movedInMinor });
    expect(received(0)).toMatchObject({ receivedMinor: 10_000, refundDueMinor: 0 });
    expect(received(10_000)).toMatchObject({ receivedMinor: 10_000, refundDueMinor: 0 });
    expect(received(20_000)).toMatchObject({ receivedMinor: 20_000, refundDueMinor: 10_000 });
  });

  it('that came past the gateway goes back past it, what was paid at the gateway through it', () => {
    const card = { ...order, status: 'paid', paymentType: 'ONLINE' };
    const both = orderMoney(card, [aPayment({})], { ...recorded, movedInMinor: 3_000 });
    expect(both).toMatchObject({ receivedMinor: 13_000, refundDueMinor: 3_000, refunds: [] });
    const refund = orderMoney(card, [aPayment({})], { ...recorded, refundedMinor: 2_500 });
    expect(refund).toMatchObject({ refundDueMinor: 2_500, refunds: [{ amountMinor: 2_500 }] });
    const requested = aPayment({ state: 'partiallyRefunded', refundedMinor: 2_500 });
    expect(orderMoney(card, [requested], { ...recorded, refundedMinor: 2_500 })).toMatchObject({ refundDueMinor: 0 });
    const cancelled = orderMoney({ ...card, status: 'cancelled' }, [requested], { ...recorded, refundedMinor: 2_500 });
    expect(cancelled).toMatchObject({ refundDueMinor: 7_500, refunds: [{ amountMinor: 7_500 }] });
  });

  it('of which a part was returned at the gateway by hand is left to whoever did', () => {
    const byHand = aPayment({ state: 'partiallyRefunded' });
    expect(orderMoney({ ...order, status: 'cancelled' }, [byHand], recorded)).toMatchObject({ refundDueMinor: 0 });
  });

  it('of an accepted return is given back by it alone, also when the order is cancelled after that', () => {
    const cancelled = { ...order, status: 'cancelled' };
    const accepted = { ...recorded, creditedMinor: 3_000, ofReturnsMinor: 3_000 };
    const settled = { ...accepted, settledMinor: 3_000 };
    const back = { refundDueMinor: 7_000, refunds: [{ amountMinor: 7_000 }] };
    expect(orderMoney(cancelled, [aPayment({})], accepted)).toMatchObject({ ...back, returnedMinor: 0 });
    expect(orderMoney(cancelled, [aPayment({})], settled)).toMatchObject({ ...back, returnedMinor: 3_000 });
    // What was paid was the price without it.
    expect(orderMoney(cancelled, [], { ...accepted, movedInMinor: 7_000 })).toMatchObject({ refundDueMinor: 7_000 });
  });

  it('of a settled return that went back at the gateway is returned once', () => {
    const delivered = { ...order, status: 'delivered' };
    const all = { ...recorded, creditedMinor: totalMinor, ofReturnsMinor: totalMinor, settledMinor: totalMinor };
    const payment = aPayment({ state: 'refunded' });
    expect(orderMoney(delivered, [payment], all)).toMatchObject({ returnedMinor: totalMinor, refundDueMinor: 0 });
  });

  it('is never returned above what came in, and a refund takes no more of a payment than is left of it', () => {
    const payment = fc
      .record({
        state: fc.constantFrom('created', 'paid', 'partiallyRefunded', 'refunded'),
        isSurplus: fc.boolean(),
        refundedMinor: fc.nat(totalMinor),
      })
      .map((changes) => aPayment(changes));
    const moved = fc.nat(30_000);
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('new', 'paid', 'shipped', 'delivered', 'cancelled'),
          paymentType: fc.constantFrom('BANK_TRANSFER', 'CASH_ON_DELIVERY', 'ONLINE', 'INVOICE'),
        }),
        fc.array(payment, { maxLength: 3 }),
        fc.record({
          movedInMinor: moved,
          movedBackMinor: moved,
          refundedMinor: fc.nat(totalMinor),
          ofReturnsMinor: moved,
          settledMinor: moved,
        }),
        ({ status, paymentType }, payments, moves) => {
          const one = { ...order, status, paymentType };
          const money = orderMoney(one, payments, { ...recorded, ...moves });
          const refunds = sumMinor(money.refunds.map(({ amountMinor }) => amountMinor));
          expect(refunds).toBeLessThanOrEqual(money.refundDueMinor);
          expect(money.returnedMinor).toBeLessThanOrEqual(money.receivedMinor);
          expect(money.refundDueMinor).toBeGreaterThanOrEqual(0);
          expect(money.refundDueMinor).toBeLessThanOrEqual(Math.max(0, money.receivedMinor - moves.movedBackMinor));
          for (const { payment: row, amountMinor } of money.refunds) {
            expect(row.state).not.toBe('created');
            expect(amountMinor).toBeLessThanOrEqual(row.amountMinor - row.refundedMinor);
          }
        },
      ),
    );
  });

  it('is complete once all parts of it have come, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4_000), { maxLength: 6 }), (parts) => {
        const movedInMinor = sumMinor(parts);
        const money = orderMoney(order, [], { ...recorded, movedInMinor });
        expect(money.receivedMinor).toBe(movedInMinor);
        expect(money.missingMinor - money.refundDueMinor).toBe(totalMinor - movedInMinor);
      }),
    );
  });
});
