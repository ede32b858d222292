import { someOrderItems } from '@vyloha/contract/testing';
import { orderResponse } from '@vyloha/orders';
import { aWireOrder } from '@vyloha/orders/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toCertifiedOrder } from './certified-order';
import { toConvertedOrder } from './converted-order';

const order = v.parse(
  orderResponse,
  aWireOrder({
    items: [{ type: 'riddle' }, ...Object.values(someOrderItems())],
    attributes: { cartId: 'cart-1', heurekaAllow: true },
  }),
);
const soldIds = ['v-konev', 'v-hadice', 'v-konev', 'v-konev', 'v-konev'];

it('reports the variants of an order with every kind of line as bought', () => {
  expect(toCertifiedOrder(order)?.productItemIds).toEqual(soldIds);
  const converted = toConvertedOrder(order, true);
  expect(converted?.cart.map(({ itemId }) => itemId)).toEqual(soldIds);
  expect(converted?.otherCosts).toBe(-42);
});
