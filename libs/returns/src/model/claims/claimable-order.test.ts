import { someOrderItems } from '@vyloha/contract/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { claimableOrdersResponse } from './claimable-order';

it('has the products of an order with every kind of line, and leaves out one that it cannot read', () => {
  const items = [{ type: 'riddle' }, ...Object.values(someOrderItems())];
  const order = { id: 'o-1', code: '2026000001', createdAt: '2026-11-21T10:00:00+01:00', status: 'delivered', items };
  const [claimable] = v.parse(claimableOrdersResponse, [order, { ...order, status: 'new' }]);
  const ids = ['ci-product', 'ci-metres', 'ci-accessory', 'ci-credits', 'ci-deleted'];
  expect(claimable?.items.map(({ id }) => id)).toEqual(ids);
});
