import { createConversions, methodsPageAction } from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { type CollectingService, startCollectingService } from '../testing/collecting-service';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;
/** The conversion service. */
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
const order = { shipper: 's-ppl', payment: 'pay-cod' };
const agreed = { ...order, complianceZbozi: 'on' };

async function place(cookies: Cookies, form: Record<string, string>, isAdvertisingAllowed: boolean, isOn = true) {
  const features = isOn ? 'conversions' : '-conversions';
  const { context, reported } = aHandlerContext({ backend, cookies, features });
  context.conversions = {
    isAdvertisingAllowed,
    report: createConversions({ url: service.url, key: 'of-the-shop', onFailure }),
  };
  await methodsPageAction(handlerArgs(context, form));
  return { reported, code: (await orderOf(cookies)).code };
}

it('reports the order of a shopper who agreed to advertising, without the e-mail', async () => {
  const { code, reported } = await place(await onMethods(), order, true);
  await vi.waitFor(() => expect(service.received).toHaveLength(1), 20_000);
  const [conversion] = service.received;
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
  await vi.waitFor(
    () => expect(service.received).toMatchObject([{ orderId: code, email: 'jana@example.com' }]),
    20_000,
  );
});

it('tells when the service refuses, and the order stands', async () => {
  service.status = 503;
  const { code } = await place(await onMethods(), order, true);
  expect(code).toMatch(/^\d{10}$/);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), 20_000);
});
