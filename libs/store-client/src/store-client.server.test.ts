import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  anIdentity,
  dropConnection,
  json,
  createInMemorySharedReads,
  startLocalBackend,
  text,
} from '@vyloha/http-client/testing';
import type { LocalBackend, InMemorySharedReads } from '@vyloha/http-client/testing';
import type { BackendIdentity } from '@vyloha/http-client';
import { BackendUnavailable } from '@vyloha/http-client';
import { unwrap, unwrapOrNull, unwrapPage } from './store-response';
import { createStoreClient } from './store-client.server';
import type { StoreCall } from './store-client.server';

const cart = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => ({ cartId: id })),
);

let backend: LocalBackend;
let sharedReads: InMemorySharedReads;
let identity: BackendIdentity;

beforeEach(async () => {
  backend = await startLocalBackend();
  sharedReads = createInMemorySharedReads();
  identity = anIdentity({ token: 'bearer', guestToken: 'guest', groups: ['customers'] });
});
afterEach(() => backend.stop());

function client() {
  return createStoreClient({
    baseUrl: backend.baseUrl,
    identity: () => identity,
    requestId: 'r-1',
    sharedReads: sharedReads,
    timeoutMs: 1_500,
  });
}

const getCart: StoreCall<{ cartId: string }> = { method: 'GET', path: '/api/v1/cart', schema: cart };

describe('send', () => {
  it('returns the model, the meta and partial errors', async () => {
    backend.reply(
      json({
        data: { id: 'c' },
        meta: { custom: { guestCartToken: 'g' } },
        errors: [{ title: 'Není skladem', field: null, code: 'stock' }],
      }),
    );
    await expect(client().send(getCart)).resolves.toEqual({
      ok: true,
      status: 200,
      data: { cartId: 'c' },
      meta: { custom: { guestCartToken: 'g' } },
      errors: [{ title: 'Není skladem', code: 'stock' }],
    });
  });

  it('returns further fields of a list response without meta', async () => {
    backend.reply(json({ data: [], currentPage: 1, totalPages: 3 }));
    const response = await client().send({ method: 'GET', path: '/api/v1/product-categories', schema: v.array(cart) });
    expect(response).toMatchObject({ ok: true, meta: { currentPage: 1, totalPages: 3 } });
  });

  it('sends the identity', async () => {
    backend.reply(json({ data: { id: 'c' } }));
    await client().send(getCart);
    expect(backend.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer bearer',
      'x-guest-cart': 'guest',
      'x-user-groups': 'customers',
      'x-request-id': 'r-1',
    });
  });

  it('reads the identity at every call', async () => {
    backend.reply(json({ data: { id: 'c' } }));
    const store = client();
    await store.send(getCart);
    identity = anIdentity({ guestToken: 'next' });
    await store.send(getCart);
    expect(backend.requests[1]?.headers).toMatchObject({ 'x-guest-cart': 'next' });
    expect(backend.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([401, 404, 409, 422, 429])('returns %d as a value', async (status) => {
    backend.reply(json({ errors: [{ title: 'Vyplňte', field: 'email' }] }, status));
    await expect(client().send(getCart)).resolves.toEqual({
      ok: false,
      status,
      errors: [{ title: 'Vyplňte', field: 'email' }],
    });
  });

  it('treats a refusal without a body as one without errors', async () => {
    backend.reply((response) => response.writeHead(401).end());
    await expect(client().send(getCart)).resolves.toEqual({ ok: false, status: 401, errors: [] });
  });

  it.each([
    ['lacks what is needed', json({ data: {} })],
    ['has no data', json({})],
    ['is a list', json([])],
    ['is null', json(null)],
    ['has errors that are none', json({ errors: 'all' }, 422)],
    ['is a page', text('<html>', 404)],
    ['is a failure', json({ errors: [] }, 500)],
  ])('treats a response that %s as an unavailable backend', async (_, response) => {
    backend.reply(response);
    await expect(client().send(getCart)).rejects.toBeInstanceOf(BackendUnavailable);
  });
});

describe('download', () => {
  const path = '/api/v1/user/orders/o-1/items/export';
  const open = (signal = new AbortController().signal) => client().download(path, signal);

  it('opens a file as it arrives, with the identity', async () => {
    let finish = (): void => {};
    backend.reply((response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment' });
      response.write('first');
      finish = () => response.end('last');
    });
    const file = await open();
    if (!file.ok) throw new Error('no file');
    expect(file).toMatchObject({ type: 'text/csv', disposition: 'attachment' });
    const chunks = file.body.iterator();
    const read = async () => String((await chunks.next()).value);
    expect(await read()).toBe('first');
    finish();
    expect(await read()).toBe('last');
    expect(backend.requests[0]?.headers).toMatchObject({ authorization: 'Bearer bearer', 'x-request-id': 'r-1' });
  });

  it('fails where the file breaks off', async () => {
    backend.reply((response) => {
      response.writeHead(200, { 'Content-Type': 'application/zip' });
      response.write('half', () => response.destroy());
    });
    const file = await open();
    if (!file.ok) throw new Error('no file');
    await expect(file.body.toArray()).rejects.toThrow();
  });

  it.each([401, 403, 404, 429])('returns %d as a value', async (status) => {
    backend.reply(json({ errors: [{ title: 'Ne' }] }, status));
    expect(await open()).toEqual({ ok: false, status });
  });

  it('never asks for another call', async () => {
    expect(await client().download('/api/v1/user/orders/../../x', new AbortController().signal)).toEqual({
      ok: false,
      status: 404,
    });
    expect(backend.requests).toHaveLength(0);
  });

  it('treats a failure, a dropped connection and a redirect as an unavailable backend', async () => {
    for (const reply of [json({}, 500), dropConnection, json({}, 302)]) {
      backend.reply(reply);
      await expect(open()).rejects.toBeInstanceOf(BackendUnavailable);
    }
    await expect(open(AbortSignal.abort())).rejects.toMatchObject({ reason: 'client-gone' });
  });
});

describe('shared reads', () => {
  const call: StoreCall<{ cartId: string }> = { ...getCart, path: '/api/v1/globals', query: { b: 1 }, shared: true };

  it('request once for all shoppers who see the same', async () => {
    backend.reply(json({ data: { id: 'g' } }));
    const first = await client().send(call);
    identity = { ...identity, token: 'another', guestToken: null, forwardedFor: '203.0.113.7' };
    const second = await client().send(call);
    expect(backend.requests).toHaveLength(1);
    expect(second).toBe(first);
    expect(unwrap(second)).toEqual({ cartId: 'g' });
  });

  it('send and cache nothing personal', async () => {
    backend.reply(json({ data: { id: 'g' } }));
    await client().send(call);
    expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(backend.requests[0]?.headers).not.toHaveProperty('x-guest-cart');
    expect(sharedReads.keys()).toEqual([
      expect.stringMatching(/^\["store \/api\/v1\/globals\?b=1","cs","CZK","b2c",\["customers"\],"cz"\] #\d+$/),
    ]);
  });

  it('are cached separately per displayed variant', async () => {
    backend.reply(json({ data: { id: 'g' } }));
    await client().send(call);
    identity = { ...identity, currency: 'EUR' };
    await client().send(call);
    expect(backend.requests).toHaveLength(2);
  });

  it('have separate entries per schema for one call', async () => {
    backend.reply(json({ data: { id: 'g', name: 'n' } }));
    await client().send(call);
    const other = await client().send({ ...call, schema: v.object({ name: v.string() }) });
    expect(unwrap(other)).toEqual({ name: 'n' });
    expect(unwrap(await client().send(call))).toEqual({ cartId: 'g' });
  });

  it('cache nothing that violates the contract', async () => {
    backend.reply(json({ data: { id: 1 } }), text('<html>'), text('{"data": '), json({ data: { id: 'g' } }));
    for (let at = 0; at < 3; at += 1) {
      await expect(client().send(call)).rejects.toMatchObject({ reason: 'answer', message: /GET \/api\/v1\/globals/ });
    }
    expect(unwrap(await client().send(call))).toEqual({ cartId: 'g' });
  });

  it('cache a 404, but no other refusal and no failure', async () => {
    backend.reply(json({ errors: [] }, 429), dropConnection, dropConnection, json({ errors: [] }, 404));
    await expect(client().send(call)).resolves.toMatchObject({ status: 429 });
    await expect(client().send(call)).rejects.toBeInstanceOf(BackendUnavailable);
    await expect(client().send(call)).resolves.toMatchObject({ status: 404 });
    await expect(client().send(call)).resolves.toMatchObject({ status: 404 });
    expect(backend.requests).toHaveLength(4);
  });

  it('are reads', async () => {
    await expect(client().send({ ...call, method: 'POST' })).rejects.toThrow('cannot be shared');
    expect(backend.requests).toEqual([]);
  });

  it('are plain calls without a cache', async () => {
    backend.reply(json({ data: { id: 'g' } }));
    const store = createStoreClient({ baseUrl: backend.baseUrl, identity: () => identity, requestId: 'r-1' });
    await store.send(call);
    await store.send(call);
    expect(backend.requests).toHaveLength(2);
  });
});

describe('unwrap', () => {
  const refused = (status: number) => ({ ok: false as const, status, errors: [{ title: 'Není skladem' }] });

  it('throws the refusal', () => {
    expect(() => unwrap(refused(409))).toThrow('409 Není skladem');
    expect(() => unwrapPage(refused(404))).toThrow('404 Není skladem');
  });

  it('of what may not exist is null for a 404 and for a name that is too long, alone', () => {
    for (const status of [404, 414]) expect(unwrapOrNull(refused(status))).toBeNull();
    expect(() => unwrapOrNull(refused(403))).toThrow('403 Není skladem');
    expect(unwrapOrNull({ ok: true, status: 200, data: 0, meta: undefined, errors: [] })).toBe(0);
  });
});
