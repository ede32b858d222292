// @vitest-environment node
import { aHandlerContext, aUser } from '@vyloha/session/testing';

import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreCheckout } from '../machine/checkout-state';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { givenDetails, handlerArgs, locationOf } from '../testing/handler-args';
import { deliveryPageAction } from './delivery-page-action.server';
import { deliveryPageLoader } from './delivery-page-loader.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

describe('deliveryPageLoader', () => {
  it('sends a shopper without goods to the cart', async () => {
    const { context } = aHandlerContext({ backend });
    await expect(deliveryPageLoader(handlerArgs(context))).rejects.toSatisfy(
      (answer) => locationOf(answer) === '/kosik' && answer instanceof Response && answer.status === 303,
    );
  });

  it('starts a guest with the country of the money', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    expect((await deliveryPageLoader(handlerArgs(request().context))).details).toEqual({
      country: 'CZE',
      billingCountry: 'CZE',
      phone: '+420 ',
    });
    cookies.set('currency', 'EUR');
    expect((await deliveryPageLoader(handlerArgs(request().context))).details.country).toBe('SVK');
  });

  it('fills in what is known of a customer', async () => {
    const { cookies } = await aShoppingGuest({ backend });
    const business = { name: 'Zahrady s.r.o.', tin: '27074358', vatin: null };
    const shopper = { isLoggedIn: true, user: aUser({ business }) };
    const { context } = aHandlerContext({ backend, cookies, shopper });
    expect((await deliveryPageLoader(handlerArgs(context))).details).toMatchObject({
      fullName: 'Jana Nováková',
      email: 'zakaznik@example.com',
      street: 'Dlouhá 12',
      city: 'Praha',
      country: 'CZE',
      isBusiness: true,
      businessName: 'Zahrady s.r.o.',
      vatin: '',
    });
  });

  it('shows the goods with their sum', async () => {
    const { request } = await aShoppingGuest({ backend, variantId: 'v-hadice-20', amount: 2 });
    const { goods } = await deliveryPageLoader(handlerArgs(request().context));
    expect(goods).toMatchObject({
      lines: [{ amount: 2, multiplier: 1, unit: 'ks', totalMinor: 99800, isDiscount: false }],
      total: { withTaxMinor: 99800, withoutTaxMinor: 82479 },
    });
  });
});

describe('deliveryPageAction', () => {
  it('keeps the details and goes on', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const answer = await deliveryPageAction(handlerArgs(request().context, givenDetails));
    expect(answer).toMatchObject({ status: 303 });
    expect(locationOf(answer)).toBe('/kosik/doprava-a-platba');
    expect(restoreCheckout(cookies.get('checkout') ?? null)).toMatchObject({
      value: 'methods',
      context: { details: givenDetails },
    });
    expect((await deliveryPageLoader(handlerArgs(request().context))).details).toMatchObject(givenDetails);
  });

  it('refuses a bad postcode with its message and keeps what was typed', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...givenDetails, postcode: '1100' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({
      init: { status: 422 },
      data: { submission: { initialValue: form, error: { postcode: ['forms:postcode'] } } },
    });
    expect(cookies.has('checkout')).toBe(false);
  });

  it('refuses a country whose money is another one and offers to switch', async () => {
    const { request } = await aShoppingGuest({ backend });
    const form = { ...givenDetails, country: 'SVK', postcode: '811 01' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({
      init: { status: 422 },
      data: {
        currencyToSwitchTo: 'EUR',
        submission: { error: { country: [expect.stringContaining('jen s cenami v měně EUR')] } },
      },
    });
  });

  it('switches the money and goes on when asked to', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...givenDetails, country: 'SVK', postcode: '811 01', currency: 'EUR' };
    expect(locationOf(await deliveryPageAction(handlerArgs(request().context, form)))).toBe('/kosik/doprava-a-platba');
    expect(cookies.get('currency')).toBe('EUR');
  });

  it('switches to no money but that of the country', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...givenDetails, country: 'SVK', postcode: '811 01', currency: 'USD' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({ init: { status: 422 } });
    expect(cookies.has('currency')).toBe(false);
  });

  it('answers 400 to what is no form', async () => {
    const { context } = aHandlerContext({ backend });
    const request = new Request('http://localhost:3000/', { method: 'POST', body: '{}' });
    await expect(deliveryPageAction({ request, params: {}, context })).rejects.toMatchObject({ status: 400 });
  });
});
