import { deliveryPageAction, deliveryPageLoader } from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;
const pages = checkoutPages(() => backend);

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const order = { shipper: 's-ppl', payment: 'pay-cod' };
const registration = { isRegistration: 'on', password: 'Tulipan-2026', passwordConfirmation: 'Tulipan-2026' };

async function place(form: Record<string, string> = {}, email = 'jana@example.com'): Promise<Cookies> {
  const cookies = await pages.onMethods({ details: { email } });
  expect(locationOf(await pages.post(cookies, { ...order, ...form }))).toBe('/kosik/dokonceni');
  return cookies;
}

/** The delivery page of the next order, on the same device. */
async function orderAgain(cookies: Cookies) {
  const { cookies: next, request } = await aShoppingGuest({ backend });
  for (const [name, value] of cookies) if (name !== 'guestCart') next.set(name, value);
  return { next, page: await deliveryPageLoader(handlerArgs(request().context)), request };
}

describe('details of a guest', () => {
  it('are kept for the next order on the device, until they are forgotten', async () => {
    const { next, page, request } = await orderAgain(await place());
    expect(page).toMatchObject({ isRemembered: true, details: { fullName: 'Jana Nováková', street: 'Dlouhá' } });
    const response = await deliveryPageAction(handlerArgs(request().context, { forget: 'details' }));
    expect(locationOf(response)).toBe('/kosik/dodaci-udaje');
    expect(next.has('guestDetails')).toBe(false);
    const after = await deliveryPageLoader(handlerArgs(request().context));
    expect(after.isRemembered).toBe(false);
    expect(after.details).not.toHaveProperty('fullName');
  });

  it('are nothing without an order, nor with a cookie that is not ours', async () => {
    const cookies = await pages.onMethods();
    expect(cookies.has('guestDetails')).toBe(false);
    const { page } = await orderAgain(new Map([['guestDetails', '{"version":1}']]));
    expect(page.isRemembered).toBe(false);
  });

  it('are not used for a customer', async () => {
    const cookies = await place();
    const { next } = await orderAgain(cookies);
    const { context } = aHandlerContext({ backend, cookies: next, shopper: { isLoggedIn: true } });
    expect((await deliveryPageLoader(handlerArgs(context))).isRemembered).toBe(false);
  });
});

describe('registration with an order', () => {
  it.each(['nova@example.com', 'zakaznik@example.com'])('is confirmed the same for %s', async (email) => {
    const cookies = await place(registration, email);
    expect(await pages.finish(cookies)).toMatchObject({ hasRegistered: true, order: { customer: { email } } });
    expect([...cookies.keys()]).not.toContain('token');
  });

  it('is not spoken of where nobody asked for it', async () => {
    expect(await pages.finish(await place())).toMatchObject({ hasRegistered: false });
  });
});
