import { deliveryPageAction, finishPageLoader, methodsPageAction } from '@vyloha/checkout/server';
import { documentFileByTokenLoader, orderByTokenAction, orderByTokenLoader } from '@vyloha/orders/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { redirectOf } from '@vyloha/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { sendCommand, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { deliveryForm, handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** The token of an order that a guest has just placed. */
async function placeOrder(details: Record<string, string> = {}): Promise<string> {
  const { request } = await aShoppingGuest({ backend });
  const args = (form?: Record<string, string>) => handlerArgs(request().context, form);
  await deliveryPageAction(args({ ...deliveryForm, ...details }));
  await methodsPageAction(args({ shipper: 's-ppl', payment: 'pay-transfer' }));
  const page = await finishPageLoader(args());
  if (page.kind !== 'placed') throw new Error('Nobody knows whether the order was placed');
  return page.token;
}

/** Loads the page as somebody without any cookie. */
function load(token: string) {
  const { context } = aHandlerContext({ backend });
  return orderByTokenLoader({ ...handlerArgs(context), params: { token } });
}

describe('orderByTokenLoader', () => {
  it('has the codes of banks of both countries for euros', async () => {
    const token = await placeOrder({ country: 'SVK', postcode: '811 01', currency: 'EUR' });
    const { paymentCodes } = await load(token);
    expect(paymentCodes.map(({ format }) => format)).toEqual(['payBySquare', 'spayd']);
  });

  it('opens the order to whoever has its token', async () => {
    const { order, paymentCodes, seller, meta } = await load(await placeOrder());
    expect(order).toMatchObject({ status: 'new', shippingAddress: { street: 'Dlouhá 12' } });
    expect(paymentCodes.map(({ format }) => format)).toEqual(['spayd']);
    expect(seller.addressLines[0]).not.toBe('');
    expect(meta.title).toBe(`Objednávka ${order.code}`);
  });

  it('has the parcels of an order that was sent, and no document of another one', async () => {
    const token = await placeOrder();
    const { code } = (await load(token)).order;
    await sendCommand(backend, 'order-statuses', { code, status: 'paid' });
    await sendCommand(backend, 'parcels', { code, trackingNumber: 'NB1' });
    const { order } = await load(token);
    expect(order).toMatchObject({ status: 'shipped', parcels: [{ number: 1, trackingNumber: 'NB1', state: 'sent' }] });
    for (const secret of [token, `${token}A`, '../user']) {
      const params = { token: secret, id: 'none', format: 'pdf' };
      const args = handlerArgs(aHandlerContext({ backend }).context);
      await expect(documentFileByTokenLoader({ ...args, params })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is complete by a backend that has no call for documents', async () => {
    const token = await placeOrder();
    const { context } = aHandlerContext({ backend });
    const { store } = context;
    const send: typeof store.send = (call) =>
      call.path.endsWith('/documents') ? Promise.resolve({ ok: false, status: 404, errors: [] }) : store.send(call);
    const args = handlerArgs({ ...context, store: { ...store, send } });
    expect((await orderByTokenLoader({ ...args, params: { token } })).documents).toEqual([]);
  });

  it('tells nothing about a token that is unknown, changed or malformed', async () => {
    const token = await placeOrder();
    const changed = [...token].reverse().join('');
    for (const wrong of [changed, token.toLowerCase(), `${token}A`, '', 'a b', '../user', 'a'.repeat(3000)])
      await expect(load(wrong)).rejects.toMatchObject({ status: 404 });
  });
});

describe('orderByTokenAction', () => {
  const cancel = (token: string, context = aHandlerContext({ backend }).context) => ({
    ...handlerArgs(context, { intent: 'cancel', reason: 'Spletl jsem se' }),
    params: { token },
  });

  it('cancels an order, once in however many tabs, and says so', async () => {
    const token = await placeOrder();
    expect((await load(token)).order).toMatchObject({ isCancellable: true, money: { missingMinor: 29_800 } });
    const page = [303, `/objednavka/${token}`];
    expect(await redirectOf(orderByTokenAction(cancel(token)))).toEqual(page);
    expect(await redirectOf(orderByTokenAction(cancel(token)))).toEqual(page);
    expect((await load(token)).order).toMatchObject({ status: 'cancelled', isCancellable: false });
  });

  it('says why an order that is being prepared is not cancelled, and that the shop does not answer', async () => {
    const token = await placeOrder();
    await sendCommand(backend, 'order-statuses', { code: (await load(token)).order.code, status: 'processing' });
    expect(await orderByTokenAction(cancel(token))).toMatchObject({
      init: { status: 409 },
      data: { cancelError: expect.stringContaining('už připravujeme') },
    });
    const { context } = aHandlerContext({ backend });
    const send = () => Promise.reject(new BackendUnavailable('cancel', { reason: 'timeout', requestId: 'r-1' }));
    const down = { ...context, store: { ...context.store, send } };
    expect(await orderByTokenAction(cancel(token, down))).toMatchObject({ init: { status: 503 } });
  });
});
