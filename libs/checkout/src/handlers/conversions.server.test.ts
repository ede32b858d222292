// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { handlerArgs } from '../testing/handler-args';
import { createConversions } from './conversions.server';
import { methodsPageAction } from './methods-page-action.server';

let backend: RunningBackend;
/** The conversion service. */
let service: Server;
let status = 200;
const received: unknown[] = [];
const onFailure = vi.fn();

beforeAll(async () => {
  backend = await startBackend();
  service = createServer(async (request, response) => {
    received.push(await json(request));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
}, 60_000);
afterAll(async () => {
  service.close();
  await backend.stop();
});
beforeEach(() => {
  status = 200;
  received.length = 0;
  onFailure.mockReset();
});

const { onMethods, orderOf } = checkoutPages(() => backend);
const order = { shipper: 's-ppl', payment: 'pay-cod' };
const agreed = { ...order, complianceZbozi: 'on' };

async function place(cookies: Cookies, form: Record<string, string>, isAdvertisingAllowed: boolean, isOn = true) {
  const features = isOn ? 'conversions' : '-conversions';
  const { context, reported } = aHandlerContext({ backend, cookies, features });
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  context.conversions = { isAdvertisingAllowed, report: createConversions({ url, key: 'of-the-shop', onFailure }) };
  await methodsPageAction(handlerArgs(context, form));
  return { reported, code: (await orderOf(cookies)).code };
}

it('reports the order of a shopper who agreed to advertising, without the e-mail', async () => {
  const { code, reported } = await place(await onMethods(), order, true);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const [conversion] = received;
  expect(conversion).toMatchObject({
    PRIVATE_KEY: 'of-the-shop',
    orderId: code,
    deliveryPrice: expect.any(Number),
    otherCosts: expect.any(Number),
    cart: [{ itemId: expect.any(String), unitPrice: expect.any(Number), quantity: expect.any(Number) }],
  });
  expect(JSON.stringify(conversion)).not.toContain('@');
  expect(reported).toMatchObject([{ name: 'add_shipping_info' }, { name: 'add_payment_info' }]);
});

it('reports with the e-mail whoever agreed to the questionnaire, and nobody who agreed to nothing', async () => {
  await place(await onMethods(), order, false);
  await place(await onMethods(), agreed, true, false);
  const { code } = await place(await onMethods(), agreed, false);
  await vi.waitFor(() => expect(received).toMatchObject([{ orderId: code, email: 'jana@example.com' }]));
});

it('tells when the service refuses, and the order stands', async () => {
  status = 503;
  const { code } = await place(await onMethods(), order, true);
  expect(code).toMatch(/^\d{10}$/);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});
