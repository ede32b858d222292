// @vitest-environment node
import { aHandlerContext } from '@vyloha/session/testing';
import type { CookieKey } from '@vyloha/contract';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { givenDetails, handlerArgs, locationOf } from '../testing/handler-args';
import { deliveryPageAction } from './delivery-page-action.server';
import { finishPageLoader } from './finish-page-loader.server';
import { methodsPageAction } from './methods-page-action.server';
import { methodsPageLoader } from './methods-page-loader.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

type Cookies = Map<CookieKey, string>;

const byCourier = { shipper: 's-ppl', payment: 'pay-transfer' };
const contextOf = (cookies: Cookies) => aHandlerContext({ backend, cookies }).context;
const load = (cookies: Cookies) => methodsPageLoader(handlerArgs(contextOf(cookies)));
const post = (cookies: Cookies, form: Record<string, string>) =>
  methodsPageAction(handlerArgs(contextOf(cookies), form));
const orderOf = async (cookies: Cookies) => (await finishPageLoader(handlerArgs(contextOf(cookies)))).order;

/** A guest with goods and delivery details. */
async function onMethods(goods: { variantId?: string; amount?: number; details?: Record<string, string> } = {}) {
  const { cookies, request } = await aShoppingGuest({ backend, ...goods });
  await deliveryPageAction(handlerArgs(request().context, { ...givenDetails, ...goods.details }));
  return cookies;
}

async function redirectOf(answer: Promise<unknown>) {
  return locationOf(await answer.catch((thrown: unknown) => thrown));
}

describe('methodsPageLoader', () => {
  it('sends a shopper without goods to the cart, one without details to the step before', async () => {
    expect(await redirectOf(load(new Map()))).toBe('/kosik');
    const { cookies } = await aShoppingGuest({ backend });
    expect(await redirectOf(load(cookies))).toBe('/kosik/dodaci-udaje');
  });

  it('sends back when the money is not that of the country any more', async () => {
    const cookies = await onMethods();
    expect(await redirectOf(load(cookies.set('currency', 'EUR')))).toBe('/kosik/dodaci-udaje');
  });

  it('offers shippers with days, branches and times, and payments', async () => {
    const page = await load(await onMethods());
    expect(page.offer.shippers.map(({ id }) => id)).toEqual(['s-ppl', 's-posta', 's-pobocka']);
    expect(page.offer.payments.map(({ id }) => id)).toEqual(['pay-cod', 'pay-transfer']);
    expect(page.branches['s-pobocka']?.map(({ id }) => id)).toEqual(['br-praha-karlin']);
    expect(page.offer.deliveryTimes['s-ppl']?.length).toBeGreaterThan(0);
    expect(page.days.byShipper['s-pobocka']).toMatchObject({ isPickUp: true });
    expect(page.days.byBranch['br-praha-karlin']).toMatchObject({ isPickUp: true });
  });

  it('offers only what delivers to the country', async () => {
    const details = { country: 'SVK', postcode: '811 01', currency: 'EUR' };
    const page = await load(await onMethods({ details }));
    expect(page.offer.shippers.map(({ id }) => id)).not.toContain('s-posta');
  });
});

describe('choices', () => {
  it.each([
    [{}, { shipper: ['checkout:problem.shipper'], payment: ['checkout:problem.payment'] }],
    [{ shipper: 's-pobocka', payment: 'pay-cod' }, { shipperBranch: ['checkout:problem.shipperBranch'] }],
    [{ shipper: 's-posta', payment: 'pay-cod' }, { payment: ['checkout:problem.paymentUnavailable'] }],
    [{ ...byCourier, shipper: 's-balloon' }, { shipper: ['checkout:problem.shipperUnavailable'] }],
    [
      { ...byCourier, deliveryTimeSlot: 's-ppl.2020-01-01.08' },
      { deliveryTimeSlot: ['checkout:problem.deliveryTimeUnavailable'] },
    ],
  ])('%j is refused beside its field', async (form, error) => {
    const answer = await post(await onMethods(), form);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { submission: { error } } });
  });

  it('are kept when the order is refused, all that could be', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-posta', payment: 'pay-cod' });
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-posta', paymentId: null });
  });

  it('are kept and priced without placing when asked to', async () => {
    const cookies = await onMethods();
    const answer = await post(cookies, { shipper: 's-pobocka', recalculate: 'true' });
    expect(locationOf(answer)).toBe('/kosik/doprava-a-platba');
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-pobocka', branchId: null });
  });
});

describe('the order', () => {
  it('is placed with what was filled in and chosen, and shown', async () => {
    const cookies = await onMethods({ variantId: 'v-hadice-20' });
    const answer = await post(cookies, { ...byCourier, note: 'Zvonek nefunguje.' });
    expect(answer).toMatchObject({ status: 303 });
    expect(locationOf(answer)).toBe('/kosik/dokonceni');
    expect(await orderOf(cookies)).toMatchObject({
      code: expect.stringMatching(/^\d{10}$/),
      customer: { name: 'Jana Nováková', email: 'jana@example.com' },
      shippingAddress: { street: 'Dlouhá 12', postcode: '110 00', city: 'Praha' },
      billingAddress: { street: 'Sokolovská 12', city: 'Praha 8' },
      summary: { goodsMinor: 49900, shipping: { priceMinor: 9900 }, payment: { priceMinor: 0 }, totalMinor: 59800 },
    });
  });

  it('goes to the chosen branch', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-pobocka', shipperBranch: 'br-praha-karlin', payment: 'pay-transfer' });
    expect(await orderOf(cookies)).toMatchObject({
      shipper: { isPickUp: true },
      branch: { name: 'Praha – Karlín' },
      shippingAddress: { name: 'Jana Nováková', street: 'Sokolovská 12' },
    });
  });

  it('brings an account along, and the password is stored nowhere', async () => {
    const cookies = await onMethods({ details: { email: 'nova@example.com' } });
    const account = { isRegistration: 'on', password: 'Tulipan-2026', passwordConfirmation: 'Tulipan-2026' };
    expect(await post(cookies, { ...account, shipper: 's-ppl' })).toMatchObject({ init: { status: 422 } });
    expect(JSON.stringify([...cookies])).not.toContain('Tulipan');
    expect(locationOf(await post(cookies, { ...account, ...byCourier }))).toBe('/kosik/dokonceni');
    const again = await onMethods({ details: { email: 'nova@example.com' } });
    // Nobody learns from placing an order whether an address has an account.
    expect(locationOf(await post(again, { ...account, ...byCourier }))).toBe('/kosik/dokonceni');
  });

  it('is one order for two clicks at once', async () => {
    const first = await onMethods();
    const second = new Map(first);
    const answers = await Promise.all([post(first, byCourier), post(second, byCourier)]);
    expect(answers.map(locationOf)).toEqual(['/kosik/dokonceni', '/kosik/dokonceni']);
    expect((await orderOf(first)).code).toBe((await orderOf(second)).code);
  });

  it('is one order for a click after the first was answered', async () => {
    const first = await onMethods();
    const late = new Map(first);
    await post(first, byCourier);
    expect(locationOf(await post(late, byCourier))).toBe('/kosik/dokonceni');
    expect((await orderOf(late)).code).toBe((await orderOf(first)).code);
    expect(locationOf(await post(first, byCourier))).toBe('/kosik/dokonceni');
  });

  it('is refused readably when the goods are gone, and nothing is lost', async () => {
    const [lucky, late] = [
      await onMethods({ variantId: 'v-hadice-20', amount: 4 }),
      await onMethods({ variantId: 'v-hadice-20', amount: 4 }),
    ];
    await post(lucky, byCourier);
    expect(await post(late, { ...byCourier, note: 'Prosím rychle.' })).toMatchObject({
      init: { status: 409 },
      data: {
        submission: {
          initialValue: { note: 'Prosím rychle.' },
          error: { '': [expect.stringContaining('Zboží 20 m')] },
        },
      },
    });
    const page = await load(late);
    expect(page.selection).toMatchObject({ shipperId: 's-ppl', paymentId: 'pay-transfer' });
    expect(page.details).toMatchObject(givenDetails);
  });

  it('needs goods', async () => {
    const cookies = await onMethods();
    cookies.delete('guestCart');
    expect(locationOf(await post(cookies, byCourier))).toBe('/kosik');
  });

  it('needs delivery details', async () => {
    const { cookies } = await aShoppingGuest({ backend });
    expect(locationOf(await post(cookies, byCourier))).toBe('/kosik/dodaci-udaje');
  });
});

describe('finishPageLoader', () => {
  const finish = (cookies: Cookies) => finishPageLoader(handlerArgs(contextOf(cookies)));

  it('shows the order as often as it is asked, with a code to pay by', async () => {
    const cookies = await onMethods();
    await post(cookies, byCourier);
    const page = await finish(cookies);
    expect(page.order.bankTransfer).toMatchObject({ variableSymbol: page.order.code, currencyCode: 'CZK' });
    expect(page.paymentQr?.path).toMatch(/^M/);
    expect((await finish(cookies)).order).toEqual(page.order);
  });

  it('shows the billing address only where the shopper gave one', async () => {
    const without = await onMethods();
    await post(without, byCourier);
    expect((await finish(without)).isBillingAddressShown).toBe(false);
    const pickUp = await onMethods();
    await post(pickUp, { shipper: 's-pobocka', shipperBranch: 'br-praha-karlin', payment: 'pay-transfer' });
    expect((await finish(pickUp)).isBillingAddressShown).toBe(false);
    const business = await onMethods({ details: { isBusiness: 'on', businessName: 'Zahrady s.r.o.' } });
    await post(business, byCourier);
    expect((await finish(business)).isBillingAddressShown).toBe(true);
  });

  it('has no code to pay by for cash', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-ppl', payment: 'pay-cod' });
    expect(await finish(cookies)).toMatchObject({ paymentQr: null, order: { bankTransfer: null } });
  });

  it('keeps the money of the order', async () => {
    const cookies = await onMethods();
    await post(cookies, byCourier);
    expect((await finish(cookies.set('currency', 'EUR'))).currency.code).toBe('CZK');
  });

  it('sends to the cart where there is no order', async () => {
    expect(await redirectOf(finish(new Map()))).toBe('/kosik');
    expect(await redirectOf(finish(await onMethods()))).toBe('/kosik');
    const cookies = await onMethods();
    await post(cookies, byCourier);
    const strange = (cookies.get('checkout') ?? '').replace(/"orderToken":"[^"]+"/, '"orderToken":"no-such-order"');
    expect(await redirectOf(finish(cookies.set('checkout', strange)))).toBe('/kosik');
  });
});
