import { expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { transferToPay } from './transfer-to-pay';

const transfer = {
  accountNumber: '2000145399/0800',
  iban: 'CZ6508000000002000145399',
  bic: null,
  variableSymbol: '2026000001',
  amountMinor: 109_700,
  currencyCode: 'CZK',
};

it.each([
  ['new', true],
  ['paid', false],
  ['shipped', false],
  ['cancelled', false],
])('an order that is %s is to be paid: %s', (status, isOwed) => {
  expect(transferToPay(anOrder({ status, transfer }))).toEqual(isOwed ? transfer : null);
  expect(transferToPay(anOrder({ status }))).toBeNull();
});

it.each([
  ['awaiting', true],
  ['due', true],
  ['overdue', true],
  ['paid', false],
  ['cancelled', false],
] as const)(
  'one with an invoice that is %s is to be paid by its day, also when it was delivered: %s',
  (state, isOwed) => {
    const invoice = { dueDays: 14, dueOn: '2026-12-05', state };
    const payment = { isPaidUpFront: false, online: { state: null, isPayable: false }, invoice };
    const expected = isOwed ? { ...transfer, dueOn: '2026-12-05' } : null;
    expect(transferToPay(anOrder({ status: 'delivered', transfer, payment }))).toEqual(expected);
  },
);
