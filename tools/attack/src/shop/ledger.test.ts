import { expect, it } from 'vitest';
import { compareLedgers } from './ledger';
import type { Ledger } from './ledger';

const ledger = (parts: Partial<Ledger> = {}): Ledger => ({
  orders: [],
  stock: new Map([['v', 5]]),
  sold: new Map(),
  ordersWithoutStockMoves: [],
  ...parts,
});
const order = { id: 'o', code: '1', cartId: 'c', email: 'a@x' };
const acknowledged = [{ code: '1', email: 'a@x' }];

it('has no findings for existing orders and matching stock', () => {
  const earlier = ['3', '4'].map((code) => ({ id: code, code, cartId: code, email: 'customer@x' }));
  const after = ledger({ orders: [...earlier, order], stock: new Map([['v', 3]]), sold: new Map([['v', 2]]) });
  expect(compareLedgers(ledger({ orders: earlier }), after, acknowledged)).toEqual([]);
});

it('finds lost and duplicated orders and stock mismatches', () => {
  expect(compareLedgers(ledger(), ledger(), acknowledged)).toHaveLength(1);
  const twice = [order, { ...order, id: 'p', code: '2' }];
  expect(compareLedgers(ledger(), ledger({ orders: twice }), acknowledged)).toEqual([
    'two orders for the cartId c',
    'two orders for the email a@x',
  ]);
  expect(compareLedgers(ledger(), ledger({ stock: new Map([['v', 4]]) }), [])).toHaveLength(1);
  expect(compareLedgers(ledger(), ledger({ ordersWithoutStockMoves: ['1'] }), [])).toHaveLength(1);
});
