import { someOrderItems } from '@vyloha/contract/testing';
import { orderResponse } from '@vyloha/orders';
import { aWireOrder } from '@vyloha/orders/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toClaimableOrders, withoutClaimed } from './claimable-order';

it('has the products of an order with every kind of line, and leaves out one that it cannot read', () => {
  const items = [{ type: 'riddle' }, ...Object.values(someOrderItems())];
  const orders = ['delivered', 'new'].map((status) => v.parse(orderResponse, aWireOrder({ status, items })));
  const [claimable, ...others] = toClaimableOrders(orders);
  const ids = ['ci-product', 'ci-metres', 'ci-accessory', 'ci-credits', 'ci-deleted'];
  expect(claimable?.items.map(({ id }) => id)).toEqual(ids);
  expect(others).toEqual([]);
});

it('leaves out what is claimed now, but not what was settled', () => {
  const items = ['whole', 'part', 'settled'].map((id) => ({ id, amount: 2, name: id, unit: 'ks' }));
  const order = { id: 'o', code: '1', createdAt: '2026-11-21T10:00:00+01:00', items };
  const claimOf = (id: string, amount: number, state: 'received' | 'settled' = 'received') => ({
    item: { id, name: id, code: id, unit: 'ks' },
    amount,
    state,
  });
  const claims = [claimOf('whole', 1), claimOf('whole', 1), claimOf('part', 1), claimOf('settled', 2, 'settled')];
  const [left] = withoutClaimed([order], claims);
  expect(left?.items.map(({ id, amount }) => [id, amount])).toEqual([
    ['part', 1],
    ['settled', 2],
  ]);
  expect(withoutClaimed([{ ...order, items: items.slice(0, 1) }], claims)).toEqual([]);
});
