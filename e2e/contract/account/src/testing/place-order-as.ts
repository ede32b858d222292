import { createTestShopper, type RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';

const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
const order = {
  name: 'Jana Nováková',
  firstName: 'Jana',
  lastName: 'Nováková',
  phone: '+420 777 123 456',
  billing_address: address,
  shipping: { address },
  payment_id: 'pay-cod',
  shipper_id: 's-ppl',
  terms: true,
};
const placed = v.object({ order: v.object({ id: v.string(), code: v.string() }) });

interface Buyer {
  /** Bearer of a customer. */
  token: string | null;
  email: string;
}

/** Places an order of watering cans as a customer. @param changes of what is filled in */
export async function placeOrderAs(backend: RunningBackend, { token, email }: Buyer, amount = 1, changes = {}) {
  const { store } = createTestShopper(backend, { token });
  const body = { id: 'v-konev', amount };
  await store.send({ method: 'POST', path: '/api/v1/cart/items', body, schema: v.unknown() });
  const placing = {
    method: 'POST',
    path: '/api/v1/cart/place',
    body: { ...order, email, ...changes },
    schema: placed,
  } as const;
  const response = await store.send(placing);
  if (!response.ok) throw new Error(JSON.stringify(response.errors));
  return response.data.order;
}
