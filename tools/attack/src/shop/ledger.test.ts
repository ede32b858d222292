import { expect, it } from 'vitest';
import { compareLedgers } from './ledger';
import type { Ledger } from './ledger';

const ledger = (parts: Partial<Ledger> = {}): Ledger => ({
  orders: [],
  stock: new Map([['v', 5]]),
  sold: new Map(),
  ordersWithoutGoods: [],
  ...parts,
});
const order = { id: 'o', code: '1', cartId: 'c', email: 'a@x' };
const acknowledged = [{ code: '1', email: 'a@x' }];

it('finds nothing wrong with orders that are there and stock that left', () => {
  const after = ledger({ orders: [order], stock: new Map([['v', 3]]), sold: new Map([['v', 2]]) });
  expect(compareLedgers(ledger(), after, acknowledged)).toEqual([]);
});

it('finds lost and doubled orders and stock that is not exact', () => {
  expect(compareLedgers(ledger(), ledger(), acknowledged)).toHaveLength(1);
  const twice = [order, { ...order, id: 'p', code: '2' }];
  expect(compareLedgers(ledger(), ledger({ orders: twice }), acknowledged)).toEqual([
    'two orders for the cartId c',
    'two orders for the email a@x',
  ]);
  expect(compareLedgers(ledger(), ledger({ stock: new Map([['v', 4]]) }), [])).toHaveLength(1);
  expect(compareLedgers(ledger(), ledger({ ordersWithoutGoods: ['1'] }), [])).toHaveLength(1);
});
