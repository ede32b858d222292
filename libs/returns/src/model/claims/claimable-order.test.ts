import { someOrderItems } from '@vyloha/contract/testing';
import { orderResponse } from '@vyloha/orders';
import { aWireOrder } from '@vyloha/orders/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toClaimableOrders } from './claimable-order';

it('has the products of an order with every kind of line, and leaves out one that it cannot read', () => {
  const items = [{ type: 'riddle' }, ...Object.values(someOrderItems())];
  const orders = ['delivered', 'new'].map((status) => v.parse(orderResponse, aWireOrder({ status, items })));
  const [claimable, ...others] = toClaimableOrders(orders);
  const ids = ['ci-product', 'ci-metres', 'ci-accessory', 'ci-credits', 'ci-deleted'];
  expect(claimable?.items.map(({ id }) => id)).toEqual(ids);
  expect(others).toEqual([]);
});
