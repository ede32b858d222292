import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenState, isPaidState, nextPaymentState, paymentStates, type PaymentState } from './payment-state';

const state = fc.constantFrom(...paymentStates);
const after = (start: PaymentState, reports: readonly PaymentState[]) => reports.reduce(nextPaymentState, start);
const repeated = (reports: readonly PaymentState[]) => reports.flatMap((report) => [report, report]);

describe('nextPaymentState', () => {
  it('ends equally paid however answers overtake each other or are repeated', () => {
    fc.assert(
      fc.property(
        state,
        fc
          .array(state, { maxLength: 8 })
          .chain((reports) =>
            fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
          ),
        (start, [reports, shuffled]) => {
          expect(isPaidState(after(start, shuffled))).toBe(isPaidState(after(start, reports)));
          expect(isOpenState(after(start, shuffled))).toBe(isOpenState(after(start, reports)));
          expect(after(start, repeated(reports))).toBe(after(start, reports));
        },
      ),
    );
  });

  it('never goes back from money, or from an end to a beginning', () => {
    expect(nextPaymentState('paid', 'created')).toBe('paid');
    expect(nextPaymentState('paid', 'cancelled')).toBe('paid');
    expect(nextPaymentState('cancelled', 'pending')).toBe('cancelled');
    expect(nextPaymentState('expired', 'failed')).toBe('expired');
    expect(nextPaymentState('refunded', 'partiallyRefunded')).toBe('refunded');
  });

  it('takes money that arrives after all', () => {
    for (const ended of ['cancelled', 'failed', 'expired'] as const) {
      expect(nextPaymentState(ended, 'paid')).toBe('paid');
    }
  });
});
