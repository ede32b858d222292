import { expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { dependsOnTransfer, orderDayOf } from './order-day';

const deliveryTime = { date: '2026-11-25', from: '08:00', to: '12:00' };

it('is the time window, else the day that is expected', () => {
  expect(orderDayOf(anOrder({ deliveryTime, expectedOn: '2026-11-24' }))).toEqual({
    date: '2026-11-25',
    window: { from: '08:00', to: '12:00' },
    isPickUp: false,
  });
  expect(orderDayOf(anOrder({ deliveryTime: null, expectedOn: '2026-11-24' }))).toMatchObject({
    date: '2026-11-24',
    window: null,
  });
  expect(orderDayOf(anOrder({ deliveryTime: null, expectedOn: null }))).toBeNull();
});

it.each(['failed', 'cancelled'] as const)('an order has none while its payment is %s', (state) => {
  const order = anOrder({ status: 'new', isPaidUpFront: true, deliveryTime });
  expect(orderDayOf({ ...order, online: { ...order.online, state } })).toBeNull();
});

it.each(['delivered', 'cancelled'])('an order that is %s has none', (status) => {
  expect(orderDayOf(anOrder({ status, deliveryTime }))).toBeNull();
});

it.each([
  ['a transfer that is awaited', {}, true],
  ['an agreed time window', { deliveryTime }, false],
  ['money that has come', { status: 'paid' }, false],
  ['cash', { payment: { name: 'Dobírka', type: 'CASH_ON_DELIVERY', transfer: null } }, false],
] as const)('depends on the transfer: %s', (_, changes, depends) => {
  expect(dependsOnTransfer(anOrder(changes as Partial<ReturnType<typeof anOrder>>))).toBe(depends);
});
