import { methodsPageLoader } from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf, redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { checkoutPages } from '../testing/checkout-pages';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const byCourier = { shipper: 's-ppl', payment: 'pay-transfer' };
const { load, post, store, finish, orderOf, onMethods } = checkoutPages(() => backend);

describe('methodsPageLoader', () => {
  it('redirects an empty cart to the cart page, missing details to the previous step', async () => {
    expect(await redirectOf(load(new Map()))).toEqual([303, '/kosik']);
    const { cookies } = await aShoppingGuest({ backend });
    expect(await redirectOf(load(cookies))).toEqual([303, '/kosik/dodaci-udaje']);
  });

  it('redirects back when the currency is no longer that of the country, and says why', async () => {
    const cookies = await onMethods();
    const { context, flashed } = aHandlerContext({ backend, cookies: cookies.set('currency', 'EUR') });
    expect(await redirectOf(methodsPageLoader(handlerArgs(context)))).toEqual([303, '/kosik/dodaci-udaje']);
    expect(flashed).toEqual([{ kind: 'warning', text: expect.stringMatching(/^Ceny jste přepnuli na EUR/) }]);
  });

  it('offers shippers with days, branches and times, and payments', async () => {
    const page = await load(await onMethods());
    expect(page.offer.shippers.map(({ id }) => id)).toEqual(['s-ppl', 's-posta', 's-pobocka', 's-vydejna']);
    expect(page.offer.payments.map(({ id }) => id)).toEqual(['pay-cod', 'pay-transfer']);
    expect(page.pickers['s-pobocka']?.places.map(({ id }) => id)).toEqual(['br-praha-karlin']);
    expect(page.offer.deliveryTimes['s-ppl']?.length).toBeGreaterThan(0);
    expect(page.days.byShipper['s-pobocka']).toMatchObject({ isPickUp: true });
    expect(page.days.byBranch['br-praha-karlin']).toMatchObject({ day: { isPickUp: true } });
  });

  it('tells consumers of their legal guarantee, no businesses', async () => {
    expect(await load(await onMethods())).toMatchObject({ hasGuaranteeNotice: true });
    const details = { isBusiness: 'on', businessName: 'Zahrady s.r.o.' };
    expect(await load(await onMethods({ details }))).toMatchObject({ hasGuaranteeNotice: false });
  });

  it('offers only what delivers to the country', async () => {
    const page = await load(await onMethods({ details: { country: 'SVK', postcode: '811 01', currency: 'EUR' } }));
    expect(page.offer.shippers.map(({ id }) => id)).not.toContain('s-posta');
  });
});

describe('the selection', () => {
  it.each([
    [{}, { shipper: ['checkout:problem.shipper'], payment: ['checkout:problem.payment'] }],
    [{ shipper: 's-pobocka', payment: 'pay-cod' }, { shipperBranch: ['checkout:problem.shipperBranch'] }],
    [{ shipper: 's-posta', payment: 'pay-cod' }, { payment: ['checkout:problem.paymentUnavailable'] }],
    [{ ...byCourier, shipper: 's-balloon' }, { shipper: ['checkout:problem.shipperUnavailable'] }],
    [
      { ...byCourier, deliveryTimeSlot: 's-ppl.2020-01-01.08' },
      { deliveryTimeSlot: ['checkout:problem.deliveryTimeUnavailable'] },
    ],
  ])('%j is rejected beside its field', async (form, error) => {
    const response = await post(await onMethods(), form);
    expect(response).toMatchObject({ init: { status: 422 }, data: { submission: { error } } });
  });

  it('is kept when the order is rejected, as far as it is valid', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-posta', payment: 'pay-cod' });
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-posta', paymentId: null });
  });

  it('is stored and priced without placing the order when requested', async () => {
    const cookies = await onMethods();
    const response = await post(cookies, { shipper: 's-pobocka', recalculate: 'true' });
    expect(locationOf(response)).toBe('/kosik/doprava-a-platba');
    expect((await load(cookies)).selection).toMatchObject({ shipperId: 's-pobocka', branchId: null });
  });
});

describe('notes and consents', () => {
  const extras = { customOrderNumber: 'OBJ-7', note: 'Zvonek nefunguje.', newsletter: 'on' };

  it('are kept while the price is recalculated, and when the order is rejected', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-ppl', ...extras, recalculate: 'true' });
    expect((await load(cookies)).extras).toEqual(extras);
    await post(cookies, { shipper: 's-posta', payment: 'pay-cod', note: 'Prosím rychle.' });
    expect((await load(cookies)).extras).toEqual({ note: 'Prosím rychle.' });
  });

  it('are kept as they are filled in, with the selection and without the password', async () => {
    const cookies = await onMethods();
    const response = await store(cookies, { ...byCourier, ...extras, password: 'Tulipan-2026' });
    expect(response.status).toBe(204);
    expect(await load(cookies)).toMatchObject({ extras, selection: { shipperId: 's-ppl', paymentId: 'pay-transfer' } });
    expect(JSON.stringify([...cookies])).not.toContain('Tulipan');
  });

  it('that are too long are not kept, and what is no longer offered is not selected', async () => {
    const cookies = await onMethods();
    await store(cookies, { shipper: 's-balloon', payment: 'x'.repeat(101), note: 'a'.repeat(501), newsletter: 'on' });
    expect(await load(cookies)).toMatchObject({
      extras: { newsletter: 'on' },
      selection: { shipperId: null, paymentId: null },
    });
  });

  it('are gone with the order', async () => {
    const cookies = await onMethods();
    await post(cookies, { ...byCourier, ...extras });
    const before = cookies.get('checkout');
    await store(cookies, { note: 'Pozdě.' });
    expect(cookies.get('checkout')).toBe(before);
    expect(before).not.toContain('Zvonek');
  });
});

describe('the order', () => {
  it('is placed with the details and selection, and shown', async () => {
    const cookies = await onMethods({ variantId: 'v-hadice-20' });
    const response = await post(cookies, { ...byCourier, note: 'Zvonek nefunguje.' });
    expect(response).toMatchObject({ status: 303 });
    expect(locationOf(response)).toBe('/kosik/dokonceni');
    expect(await orderOf(cookies)).toMatchObject({
      code: expect.stringMatching(/^\d{10}$/),
      customer: { name: 'Jana Nováková', email: 'jana@example.com' },
      shippingAddress: { street: 'Dlouhá 12', postcode: '110 00', city: 'Praha' },
      buyer: { name: 'Jana Nováková', address: { street: 'Dlouhá 12', city: 'Praha' } },
      prices: { productsMinor: 49900, shipping: { priceMinor: 9900 }, payment: { priceMinor: 0 }, totalMinor: 59800 },
    });
  });

  it('goes to the chosen branch', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-pobocka', shipperBranch: 'br-praha-karlin', payment: 'pay-transfer' });
    expect(await orderOf(cookies)).toMatchObject({
      shipper: { isPickUp: true, isAtPoint: false },
      branch: { name: 'Praha – Karlín' },
      shippingAddress: { name: 'Jana Nováková', street: 'Sokolovská 12' },
    });
  });

  it('registers an account, and the password is stored nowhere', async () => {
    const cookies = await onMethods({ details: { email: 'nova@example.com' } });
    const account = { isRegistration: 'on', password: 'Tulipan-2026', passwordConfirmation: 'Tulipan-2026' };
    expect(await post(cookies, { ...account, shipper: 's-ppl' })).toMatchObject({ init: { status: 422 } });
    expect(JSON.stringify([...cookies])).not.toContain('Tulipan');
    expect(locationOf(await post(cookies, { ...account, ...byCourier }))).toBe('/kosik/dokonceni');
    const again = await onMethods({ details: { email: 'nova@example.com' } });
    // Placing an order must not reveal whether an e-mail has an account.
    expect(locationOf(await post(again, { ...account, ...byCourier }))).toBe('/kosik/dokonceni');
  });

  it('is rejected with a message when the products are gone, and the cart names them', async () => {
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
    expect(await redirectOf(load(late))).toEqual([303, '/kosik']);
  });

  it('needs a cart with products', async () => {
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
  it('shows the order on every request, with a QR code for the payment', async () => {
    const cookies = await onMethods();
    await post(cookies, byCourier);
    const page = await finish(cookies);
    expect(page.order.payment).toMatchObject({
      type: 'BANK_TRANSFER',
      transfer: { variableSymbol: page.order.code, currencyCode: 'CZK' },
    });
    expect(page.paymentCodes).toMatchObject([{ format: 'spayd', drawing: { path: expect.stringMatching(/^M/) } }]);
    expect((await finish(cookies)).order).toEqual(page.order);
  });

  it('names the buyer, by the address of the delivery where they gave none of their own', async () => {
    const without = await onMethods();
    await post(without, byCourier);
    const delivered = (await finish(without)).order;
    expect(delivered.buyer?.address?.street).toBe(delivered.shippingAddress.street);
    const pickUp = await onMethods();
    await post(pickUp, { shipper: 's-pobocka', shipperBranch: 'br-praha-karlin', payment: 'pay-transfer' });
    expect((await finish(pickUp)).order.buyer?.address).toBeNull();
    const business = await onMethods({ details: { isBusiness: 'on', businessName: 'Zahrady s.r.o.' } });
    await post(business, byCourier);
    expect((await finish(business)).order.buyer?.name).toBe('Zahrady s.r.o.');
  });

  it('has no QR code for cash', async () => {
    const cookies = await onMethods();
    await post(cookies, { shipper: 's-ppl', payment: 'pay-cod' });
    expect(await finish(cookies)).toMatchObject({ paymentCodes: [], order: { payment: { type: 'CASH_ON_DELIVERY' } } });
  });

  it('keeps the currency of the order', async () => {
    const cookies = await onMethods();
    await post(cookies, byCourier);
    expect((await finish(cookies.set('currency', 'EUR'))).order.currency.code).toBe('CZK');
  });

  it('redirects to the cart without an order', async () => {
    expect(await redirectOf(finish(new Map()))).toEqual([303, '/kosik']);
    expect(await redirectOf(finish(await onMethods()))).toEqual([303, '/kosik']);
    const cookies = await onMethods();
    await post(cookies, byCourier);
    const strange = (cookies.get('checkout') ?? '').replace(/"orderToken":"[^"]+"/, '"orderToken":"no-such-order"');
    expect(await redirectOf(finish(cookies.set('checkout', strange)))).toEqual([303, '/kosik']);
  });
});
