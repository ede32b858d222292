import { deliveryPageAction, deliveryPageLoader } from '@vyloha/checkout/server';
import { restoreCheckout } from '@vyloha/checkout/testing';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { unwrap } from '@vyloha/store-client';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryForm, handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const cottage = {
  name: 'Eva Malá',
  phone: '+420 777 000 111',
  street: 'Lesní 5',
  city: 'Brno',
  postcode: '602 00',
  country_code: 'CZE',
};

/** A customer with a cart, whose book has the given addresses. */
async function aCustomer(email: string, addresses: object[]) {
  const cookies = new Map<CookieKey, string>();
  const shopper = { isLoggedIn: true, user: aUser() };
  const features = 'addressList,shipToShippingAddress';
  const context = () => aHandlerContext({ backend, cookies, shopper, features }).context;
  const send = async <T>(path: string, body: object, schema: v.GenericSchema<unknown, T>) =>
    unwrap(await context().store.send({ method: 'POST', path, body, schema }));
  const { access_token: token } = await send(
    '/api/oauth/login',
    { email, password: 'Vyloha-2026' },
    v.object({ access_token: v.string() }),
  );
  cookies.set('token', token);
  await send('/api/v1/cart/items', { id: 'v-konev', type: 'product', amount: 1 }, v.unknown());
  const created = v.object({ id: v.string() });
  const ids: string[] = [];
  for (const address of addresses) ids.push((await send('/api/v1/user/addresses', address, created)).id);
  return { context, cookies, ids };
}

describe('the address book', () => {
  it('fills in the default addresses, and offers all of them', async () => {
    const billing = { ...cottage, name: 'Jana Nováková', type: 'billing', street: 'Krátká 3', is_default: true };
    const addresses = [{ ...cottage, street: 'Jiná 1' }, { ...cottage, is_default: true }, billing];
    const { context, ids } = await aCustomer('zakaznik@example.com', addresses);
    const page = await deliveryPageLoader(handlerArgs(context()));
    expect(page.details).toMatchObject({
      fullName: 'Jana Nováková',
      street: 'Lesní 5',
      city: 'Brno',
      differentAddress: true,
      shippingFullName: 'Eva Malá',
      shippingPhone: '+420 777 000 111',
      billingInfo: true,
      billingStreet: 'Krátká 3',
    });
    expect(new Set(page.addresses.shipping.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 2)));
    expect(page.addresses.billing.map(({ label }) => label)).toEqual([
      'Jana Nováková, Krátká 3, 602 00 Brno, +420 777 000 111',
    ]);
  });

  it('fills in the selected address by the button of the form, and nobody else’s', async () => {
    const { context, ids } = await aCustomer('firma@example.com', [cottage]);
    const [own = ''] = ids;
    const press = (id: string) =>
      deliveryPageAction(handlerArgs(context(), { ...deliveryForm, fill: 'shipping', shippingAddress: id }));
    expect(await press(own)).toMatchObject({
      data: { submission: { initialValue: { fullName: 'Jana Nováková', street: 'Lesní 5', city: 'Brno' } } },
      init: null,
    });
    const stranger = await aCustomer('zakaznik@example.com', [{ ...cottage, street: 'Tajná 7' }]);
    for (const forged of [stranger.ids[0] ?? '', 'a-none', ''])
      expect(await press(forged)).toMatchObject({
        data: { submission: { initialValue: { street: 'Dlouhá' }, error: { '': [expect.any(String)] } } },
        init: { status: 422 },
      });
  });

  it('sends the order to the default address where the customer says so', async () => {
    const { context, cookies } = await aCustomer('firma@example.com', [{ ...cottage, is_default: true }]);
    await deliveryPageAction(handlerArgs(context(), { ...deliveryForm, shipToShippingAddress: 'on' }));
    expect(restoreCheckout(cookies.get('checkout') ?? null).context.details).toMatchObject({
      fullName: 'Jana Nováková',
      street: 'Lesní 5',
      houseNumber: '',
      city: 'Brno',
      shippingFullName: 'Eva Malá',
    });
  });

  it('is nothing to a guest', async () => {
    const { cookies } = await aCustomer('zakaznik@example.com', [cottage]);
    cookies.delete('token');
    const { context } = aHandlerContext({ backend, cookies, features: 'addressList' });
    const form = { ...deliveryForm, fill: 'billing', billingAddress: 'a-1' };
    expect(await deliveryPageAction(handlerArgs(context, form))).toMatchObject({ init: { status: 422 } });
  });
});
