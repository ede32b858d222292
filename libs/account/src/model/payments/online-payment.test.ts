import { describe, expect, it } from 'vitest';
import { paymentMessage } from './online-payment';

describe('paymentMessage', () => {
  it.each([
    [null, 'new', undefined],
    ['awaiting', 'new', 'awaiting'],
    ['cancelled', 'new', 'cancelled'],
    ['failed', 'cancelled', undefined],
    ['awaiting', 'processing', undefined],
    ['paid', 'shipped', 'paid'],
    ['paid', 'cancelled', 'refundDue'],
    ['refunded', 'cancelled', 'refunded'],
  ] as const)('of %s in an order that is %s is %s', (state, status, key) => {
    expect(paymentMessage(state, status)?.key).toBe(key);
  });
});
