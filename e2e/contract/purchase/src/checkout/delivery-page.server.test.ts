import { deliveryPageAction, deliveryPageLoader, methodsPageLoader } from '@vyloha/checkout/server';
import { restoreCheckout } from '@vyloha/checkout/testing';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf, redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { deliveryForm, handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('deliveryPageLoader', () => {
  it('redirects a shopper with an empty cart to the cart', async () => {
    const { context } = aHandlerContext({ backend });
    expect(await redirectOf(deliveryPageLoader(handlerArgs(context)))).toEqual([303, '/kosik']);
  });

  it('preselects the country of the active currency for a guest', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    expect((await deliveryPageLoader(handlerArgs(request().context))).details).toEqual({
      country: 'CZE',
      billingCountry: 'CZE',
      phone: '+420 ',
      shipper: '',
    });
    cookies.set('currency', 'EUR');
    expect((await deliveryPageLoader(handlerArgs(request().context))).details.country).toBe('SVK');
  });

  it('prefills the customer’s data', async () => {
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

  it('has the products with their total', async () => {
    const { request } = await aShoppingGuest({ backend, variantId: 'v-hadice-20', amount: 2 });
    const { products } = await deliveryPageLoader(handlerArgs(request().context));
    expect(products).toMatchObject({
      lines: [{ amount: 2, multiplier: 1, unit: 'ks', totalMinor: 99800, isDiscount: false }],
      total: { withTaxMinor: 99800, withoutTaxMinor: 82479 },
    });
  });
});

describe('deliveryPageAction', () => {
  it('stores the details and redirects to the next step', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const answer = await deliveryPageAction(handlerArgs(request().context, deliveryForm));
    expect(answer).toMatchObject({ status: 303 });
    expect(locationOf(answer)).toBe('/kosik/doprava-a-platba');
    expect(restoreCheckout(cookies.get('checkout') ?? null)).toMatchObject({
      value: 'methods',
      context: { details: deliveryForm },
    });
    expect((await deliveryPageLoader(handlerArgs(request().context))).details).toMatchObject(deliveryForm);
  });

  it('goes on with a number for VAT that is not valid, and says so on the next page and on this one', async () => {
    const { request } = await aShoppingGuest({ backend });
    const form = { ...deliveryForm, isBusiness: 'on', businessName: 'Uschlý list s.r.o.', vatin: 'CZ25173901' };
    expect(locationOf(await deliveryPageAction(handlerArgs(request().context, form)))).toBe('/kosik/doprava-a-platba');
    const state = { number: 'CZ25173901', result: 'invalid', askedAt: expect.any(String) };
    expect((await methodsPageLoader(handlerArgs(request().context))).vatNumberState).toEqual(state);
    expect((await deliveryPageLoader(handlerArgs(request().context))).vatNumberState).toEqual(state);
  });

  it('rejects an invalid postcode with its message and keeps the input', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...deliveryForm, postcode: '1100' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({
      init: { status: 422 },
      data: { submission: { initialValue: form, error: { postcode: ['forms:postcode'] } } },
    });
    expect(cookies.has('checkout')).toBe(false);
  });

  it('rejects a country with another currency and offers to switch', async () => {
    const { request } = await aShoppingGuest({ backend });
    const form = { ...deliveryForm, country: 'SVK', postcode: '811 01' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({
      init: { status: 422 },
      data: {
        currencyToSwitchTo: 'EUR',
        submission: { error: { country: [expect.stringContaining('jen s cenami v měně EUR')] } },
      },
    });
  });

  it('switches the currency and continues when requested', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...deliveryForm, country: 'SVK', postcode: '811 01', currency: 'EUR' };
    expect(locationOf(await deliveryPageAction(handlerArgs(request().context, form)))).toBe('/kosik/doprava-a-platba');
    expect(cookies.get('currency')).toBe('EUR');
  });

  it('switches only to the currency of the country', async () => {
    const { cookies, request } = await aShoppingGuest({ backend });
    const form = { ...deliveryForm, country: 'SVK', postcode: '811 01', currency: 'USD' };
    expect(await deliveryPageAction(handlerArgs(request().context, form))).toMatchObject({ init: { status: 422 } });
    expect(cookies.has('currency')).toBe(false);
  });

  it('responds 400 to a body that is not a form', async () => {
    const { context } = aHandlerContext({ backend });
    const request = new Request('http://localhost:3000/', { method: 'POST', body: '{}' });
    await expect(deliveryPageAction({ request, params: {}, context })).rejects.toMatchObject({ status: 400 });
  });
});
