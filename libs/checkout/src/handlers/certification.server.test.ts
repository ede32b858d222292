// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { faultyStore, type StoreFault } from '../testing/faulty-store';
import { handlerArgs } from '../testing/handler-args';
import { createCertification } from './certification.server';
import { finishPageLoader } from './finish-page-loader.server';
import { methodsPageAction } from './methods-page-action.server';

let backend: RunningBackend;
/** The certification service. */
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
const order = { shipper: 's-ppl', payment: 'pay-transfer', complianceHeureka: 'on' };

function contextOf(cookies: Cookies, fault?: StoreFault) {
  const { context } = aHandlerContext({ backend, cookies });
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  context.certification = createCertification({ url, apiKey: 'key-of-the-shop', onFailure });
  if (fault !== undefined) context.store = faultyStore(context.store, fault);
  return context;
}

const place = (cookies: Cookies, form: Record<string, string>, fault?: StoreFault) =>
  methodsPageAction(handlerArgs(contextOf(cookies, fault), form));

it('reports the order of a shopper who consented, once', async () => {
  const cookies = await onMethods();
  await place(cookies, order);
  const { code } = await orderOf(cookies);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const orderId = code;
  expect(received).toEqual([
    { apiKey: 'key-of-the-shop', email: 'jana@example.com', orderId, productItemIds: [expect.any(String)] },
  ]);
});

it('reports an order whose answer was lost as soon as it is found', async () => {
  const cookies = await onMethods();
  await place(cookies, order, 'answer lost');
  expect(received).toEqual([]);
  await finishPageLoader(handlerArgs(contextOf(cookies)));
  await finishPageLoader(handlerArgs(contextOf(cookies)));
  await vi.waitFor(() => expect(received).toHaveLength(1));
});

it('reports nothing without consent', async () => {
  const { complianceHeureka: _consent, ...silent } = order;
  const consenting = await onMethods();
  await place(await onMethods(), silent);
  await place(consenting, order);
  const { code } = await orderOf(consenting);
  await vi.waitFor(() => expect(received).toMatchObject([{ orderId: code }]));
});

it('tells when the service refuses, and the order stands', async () => {
  status = 503;
  const cookies = await onMethods();
  await place(cookies, order);
  expect((await orderOf(cookies)).code).toMatch(/^\d{10}$/);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});
