import { describe, expect, it } from 'vitest';
import { aDelivery } from '../testing/a-delivery';
import { emptyContext, type CheckoutEvent } from './checkout-machine';
import { advance, restoreCheckout, storeCheckout } from './checkout-state';

const detailsGiven: CheckoutEvent = { type: 'details.submitted', details: aDelivery() };
const orderPlaced = { type: 'order.placed', token: 'order-token', isPaidOnline: false } satisfies CheckoutEvent;

describe('a placed order', () => {
  it('goes on with the payment of an order that an older version had finished', () => {
    const finished = advance(restoreCheckout(null), detailsGiven, orderPlaced);
    const old = { ...JSON.parse(storeCheckout(finished)), version: 3 };
    const restored = restoreCheckout(JSON.stringify(old));
    expect(restored).toMatchObject({ value: 'finished', context: { orderToken: 'order-token' } });
    expect(advance(restored, { type: 'payment.awaited' }).value).toBe('awaitingPayment');
    // Steps that the older version did not have are no cookie of it.
    expect(restoreCheckout(JSON.stringify({ ...old, value: 'paid' })).value).toBe('delivery');
  });

  it('waits for an online payment, which may end well after all, and money is final', () => {
    const placed = { ...orderPlaced, isPaidOnline: true };
    const waiting = advance(restoreCheckout(null), detailsGiven, placed);
    expect(waiting.value).toBe('awaitingPayment');
    for (const type of ['payment.failed', 'payment.cancelled', 'payment.notNeeded'] as const)
      expect(advance(waiting, { type }, { type: 'payment.received' }).value).toBe('paid');
    const paid = advance(waiting, { type: 'payment.received' });
    expect(advance(paid, { type: 'payment.failed' }, { type: 'payment.awaited' })).toEqual(paid);
    expect(advance(paid, { type: 'purchase.started' }).context).toEqual(emptyContext);
  });
});
