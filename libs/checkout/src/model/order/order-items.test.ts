import { someOrderItems } from '@vyloha/contract/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aWireOrder } from '../../testing/an-order';
import { certifiedOrderResponse } from './certified-order';
import { convertedOrderResponse } from './converted-order';
import { orderResponse } from './order-response';

const wireOrder = aWireOrder({
  items: [{ type: 'riddle' }, ...Object.values(someOrderItems())],
  attributes: { cartId: 'cart-1', heurekaAllow: true },
});
const soldIds = ['v-konev', 'v-hadice', 'v-konev', 'v-konev', 'v-konev'];

it('has every kind of line on the page of an order, and leaves out one that it cannot read', () => {
  const { lines } = v.parse(orderResponse, wireOrder).summary;
  expect(lines.map(({ id }) => id)).toEqual(Object.values(someOrderItems()).map(({ id }) => id));
  expect(lines.filter(({ name }) => name === '')).toEqual([]);
  expect(lines.filter(({ isDiscount }) => isDiscount)).toHaveLength(4);
});

it('reports the variants of an order with every kind of line as bought', () => {
  expect(v.parse(certifiedOrderResponse, wireOrder)?.productItemIds).toEqual(soldIds);
  const { cart, otherCosts } = v.parse(convertedOrderResponse, wireOrder).order;
  expect(cart.map(({ itemId }) => itemId)).toEqual(soldIds);
  expect(otherCosts).toBe(-42);
});
