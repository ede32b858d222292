import { aHandlerContext, aUser } from '@vyloha/session/testing';
import type { StoreCall, StoreResponse } from '@vyloha/store-client';
import { aRequest, locationOf } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { aQuoteItem } from '../../testing/a-quote';
import { quoteAction, quoteLoader } from './quote-page.server';

const business = aUser({ business: { name: 'Zahrady s.r.o.', tin: '27074358', vatin: null } });

/** A customer of a store with one quote in a state, which answers the batch for the cart with an error. */
function aCustomer(state: string, user = business) {
  const visitor = aHandlerContext({ shopper: { user, isLoggedIn: true } });
  const calls: StoreCall<unknown>[] = [];
  const quote = { code: 'N2026000001', state, currencyCode: 'CZK', items: [aQuoteItem()] };
  const send = async <T>(call: StoreCall<T>): Promise<StoreResponse<T>> => {
    calls.push(call);
    if (call.method === 'POST') return { ok: false, status: 422, errors: [{ title: 'Není skladem' }] };
    const data = (call.path.includes('quotes') ? quote : []) as T;
    return { ok: true, status: 200, meta: null, errors: [], data };
  };
  const context = { ...visitor.context, store: { ...visitor.context.store, send } };
  const args = (form?: Record<string, string>) => {
    return { request: aRequest('/uzivatel/nabidky/n2026000001', { form }), params: { code: 'n2026000001' }, context };
  };
  return { args, calls, flashed: visitor.flashed };
}

it.each([
  ['expired', business, true],
  ['answered', business, false],
  ['expired', aUser(), false],
])('of a quote that is %s new prices are asked for by businesses', async (state, user, isOffered) => {
  const { attempt } = await quoteLoader(aCustomer(state, user).args());
  expect(attempt !== null).toBe(isOffered);
});

it('says why what it was about cannot be put into the cart', async () => {
  const { args, calls, flashed } = aCustomer('expired');
  const attempt = 'attempt-0123456789abcdef';
  const response = await quoteAction(args({ intent: 'again', attempt }));
  expect(locationOf(response)).toBe('/uzivatel/nabidky/n2026000001');
  expect(calls.at(-1)).toMatchObject({
    path: '/api/v1/cart/items/batch',
    body: { items: [{ id: 'v-hadice-10', amount: 10 }] },
    idempotencyKey: attempt,
  });
  expect(flashed).toHaveLength(1);
});
