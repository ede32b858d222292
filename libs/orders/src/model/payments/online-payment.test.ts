import { describe, expect, it } from 'vitest';
import { paymentMessage } from './online-payment';

describe('paymentMessage', () => {
  it.each([
    [null, 'new', 0, undefined],
    ['awaiting', 'new', 0, 'awaiting'],
    ['cancelled', 'new', 0, 'cancelled'],
    ['failed', 'cancelled', 0, undefined],
    ['awaiting', 'processing', 0, undefined],
    ['paid', 'shipped', 0, 'paid'],
    ['paid', 'shipped', 9900, 'surplus'],
    ['paid', 'cancelled', 9900, 'refundDue'],
    // By a transfer; and one that cost nothing.
    [null, 'cancelled', 9900, 'refundDue'],
    ['paid', 'cancelled', 0, undefined],
    ['refunded', 'cancelled', 0, 'refunded'],
  ] as const)(
    'of %s in an order that is %s and of which %i is to be returned is %s',
    (state, status, refundDueMinor, key) => {
      expect(paymentMessage(state, { status, refundDueMinor, restMinor: null })?.key).toBe(key);
    },
  );

  it('names what is missing where a part has come, and what is to be returned', () => {
    const order = { status: 'new', refundDueMinor: 0, restMinor: 5_000 };
    expect(paymentMessage('awaiting', order)).toMatchObject({ key: 'awaitingRest', amountMinor: 5_000 });
    expect(paymentMessage('paid', { ...order, refundDueMinor: 700 })).toMatchObject({ amountMinor: 700 });
  });
});
