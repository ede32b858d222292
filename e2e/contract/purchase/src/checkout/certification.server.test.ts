import { createCertification, finishPageLoader, methodsPageAction } from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { type CollectingService, startCollectingService } from '../testing/collecting-service';
import { faultyStore, type StoreFault } from '../testing/faulty-store';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;
/** The certification service. */
let service: CollectingService;
const onFailure = vi.fn();

beforeAll(async () => {
  backend = await startBackend();
  service = await startCollectingService();
});
afterAll(async () => {
  service.stop();
  await backend.stop();
});
beforeEach(() => {
  service.reset();
  onFailure.mockReset();
});

const { onMethods, orderOf } = checkoutPages(() => backend);
const order = { shipper: 's-ppl', payment: 'pay-transfer', complianceHeureka: 'on' };

function contextOf(cookies: Cookies, fault?: StoreFault) {
  const { context } = aHandlerContext({ backend, cookies });
  context.certification = createCertification({ url: service.url, apiKey: 'key-of-the-shop', onFailure });
  if (fault !== undefined) context.store = faultyStore(context.store, fault);
  return context;
}

const place = (cookies: Cookies, form: Record<string, string>, fault?: StoreFault) =>
  methodsPageAction(handlerArgs(contextOf(cookies, fault), form));

it('reports the order of a shopper who consented, once', async () => {
  const cookies = await onMethods();
  await place(cookies, order);
  const { code } = await orderOf(cookies);
  await vi.waitFor(() => expect(service.received).toHaveLength(1), 20_000);
  const orderId = code;
  expect(service.received).toEqual([
    { apiKey: 'key-of-the-shop', email: 'jana@example.com', orderId, productItemIds: [expect.any(String)] },
  ]);
});

it('reports an order whose answer was lost as soon as it is found', async () => {
  const cookies = await onMethods();
  await place(cookies, order, 'answer lost');
  expect(service.received).toEqual([]);
  await finishPageLoader(handlerArgs(contextOf(cookies)));
  await finishPageLoader(handlerArgs(contextOf(cookies)));
  await vi.waitFor(() => expect(service.received).toHaveLength(1), 20_000);
});

it('reports nothing without consent', async () => {
  const { complianceHeureka: _consent, ...silent } = order;
  const consenting = await onMethods();
  await place(await onMethods(), silent);
  await place(consenting, order);
  const { code } = await orderOf(consenting);
  await vi.waitFor(() => expect(service.received).toMatchObject([{ orderId: code }]), 20_000);
});

it('tells when the service refuses, and the order stands', async () => {
  service.status = 503;
  const cookies = await onMethods();
  await place(cookies, order);
  expect((await orderOf(cookies)).code).toMatch(/^\d{10}$/);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), 20_000);
});
