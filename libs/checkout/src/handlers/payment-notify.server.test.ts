import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paymentNotify } from './payment-notify.server';

const call = 'POST /store/api/v1/payments/notify';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({ [call]: { body: { data: {} } } });
});
afterAll(() => backend.stop());

function notify(query: string, init: RequestInit = {}) {
  const { context } = aHandlerContext({ backend });
  const request = new Request(`http://localhost/checkout/payment/notify${query}`, init);
  return paymentNotify({ request, params: {}, context });
}

it.each([
  ['in the address', '?id=3000001', {}],
  ['in a form', '', { method: 'POST', body: new URLSearchParams({ id: '3000001' }) }],
])('notifies the backend of the payment %s', async (_where, query, init) => {
  expect((await notify(query, init)).status).toBe(204);
  expect(backend.requests).toMatchObject([{ call, body: { id: '3000001' } }]);
});

it('returns the backend’s response for an unknown payment', async () => {
  backend.respond({ [call]: { status: 404, body: { errors: [{ title: 'Nenalezeno' }] } } });
  expect((await notify('?id=1')).status).toBe(404);
});

it('makes no call without a payment', async () => {
  expect((await notify('?jine=1')).status).toBe(400);
  expect(backend.requests).toEqual([]);
});

it('responds so that the provider retries while the backend is down', async () => {
  backend.respond({ [call]: { status: 503, body: { errors: [] } } });
  await expect(notify('?id=1')).rejects.toThrow();
});
