import { createTestShopper, type RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';

export const guestEmail = 'jan@example.com';

const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
const person = {
  name: 'Jan Novák',
  firstName: 'Jan',
  lastName: 'Novák',
  email: guestEmail,
  phone: '+420 777 123 456',
  billing_address: address,
  shipping: { address },
  payment_id: 'pay-cod',
  shipper_id: 's-ppl',
  terms: true,
};
const placed = v.object({ order: v.object({ code: v.string(), token: v.string() }) });

/** An order without an account, with the secret of its own page. */
export async function placeGuestOrder(
  backend: RunningBackend,
  amount: number,
): Promise<{ code: string; token: string }> {
  const shopper = createTestShopper(backend);
  const item = { id: 'v-konev', amount };
  const cart = v.object({ custom: v.object({ guestCartToken: v.string() }) });
  const added = await shopper.store.send({
    method: 'POST',
    path: '/api/v1/cart/items',
    body: item,
    schema: v.unknown(),
  });
  if (added.ok) shopper.setIdentity({ guestToken: v.parse(cart, added.meta).custom.guestCartToken });
  const order = await shopper.store.send({ method: 'POST', path: '/api/v1/cart/place', body: person, schema: placed });
  if (!order.ok) throw new Error(JSON.stringify(order.errors));
  return order.data.order;
}
