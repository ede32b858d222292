import { methodsPageAction } from '@vyloha/checkout/server';
import { orderByTokenAction } from '@vyloha/orders/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ hasGateway: true });
});
afterAll(() => backend.stop());

const { onMethods, orderOf } = checkoutPages(() => backend);

const placeByCard = (cookies: Cookies) => {
  const { context, flashed } = aHandlerContext({ backend, cookies });
  const form = { shipper: 's-ppl', payment: 'pay-card' };
  return { answer: redirectOf(methodsPageAction(handlerArgs(context, form))), flashed };
};

const submitPayment = (cookies: Cookies, token: string, form: Record<string, string>) => {
  const { context } = aHandlerContext({ backend, cookies });
  return orderByTokenAction({ ...handlerArgs(context, form), params: { token } });
};

it('while the gateway does not answer, the shopper learns that the order stands and how to pay it', async () => {
  const cookies = await onMethods();
  await backend.suspendGateway(true);
  const { answer, flashed } = placeByCard(cookies);
  expect(await answer).toEqual([303, '/kosik/dokonceni']);
  expect(flashed).toEqual([{ kind: 'warning', text: expect.stringContaining('Objednávku máme') }]);
  const { code, token } = await orderOf(cookies);
  expect(code).toMatch(/^\d{10}$/);

  expect(await submitPayment(cookies, token, {})).toMatchObject({
    init: { status: 424 },
    data: { paymentError: expect.stringContaining('brána') },
  });
  const orderPath = `/objednavka/${token}`;
  expect(await redirectOf(submitPayment(cookies, token, { payment: 'pay-transfer' }))).toEqual([303, orderPath]);
  expect(await orderOf(cookies)).toMatchObject({ code, payment: { type: 'BANK_TRANSFER' } });

  await backend.suspendGateway(false);
  await expect
    .poll(() => redirectOf(submitPayment(cookies, token, { payment: 'pay-card' })), { timeout: 20_000 })
    .toEqual([303, expect.stringContaining('/gw/v3/')]);
  expect((await orderOf(cookies)).code).toBe(code);
}, 60_000);
