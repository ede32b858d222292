import { expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { openMoneyOf } from './open-money';

const money = { receivedMinor: 0, returnedMinor: 0, creditedMinor: 0, missingMinor: 109_700 };
const cash = { payment: { type: 'CASH_ON_DELIVERY', name: 'Dobírka' }, isPaidUpFront: false } as const;

it.each([
  ['what is to be paid', { money }, { kind: 'missing', amountMinor: 109_700 }],
  ['nothing of what is paid on delivery', { ...cash, money }, null],
  ['nothing of what is paid', { status: 'paid', money: { ...money, receivedMinor: 109_700, missingMinor: 0 } }, null],
  ['what comes back', { status: 'cancelled', refundDueMinor: 9_900, money }, { kind: 'refundDue', amountMinor: 9_900 }],
  [
    'what went back',
    { status: 'cancelled', money: { ...money, receivedMinor: 9_900, returnedMinor: 9_900, missingMinor: 0 } },
    { kind: 'returned', amountMinor: 9_900 },
  ],
  ['nothing by a backend that does not know', { money: null }, null],
])('is %s', (_, changes, open) => {
  expect(openMoneyOf(anOrder(changes))).toEqual(open);
});
