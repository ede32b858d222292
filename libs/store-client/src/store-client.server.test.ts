import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, hangUp, json, sharedMemory, startLocalBackend, text } from '@vyloha/contract/testing';
import type { LocalBackend, SharedMemory } from '@vyloha/contract/testing';
import type { BackendIdentity } from '@vyloha/contract/server';
import { BackendUnavailable } from '@vyloha/contract';
import { unwrap } from './store-answer';
import { createStoreClient } from './store-client.server';
import type { StoreCall } from './store-client.server';

const cart = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => ({ cartId: id })),
);

let backend: LocalBackend;
let memory: SharedMemory;
let identity: BackendIdentity;

beforeEach(async () => {
  backend = await startLocalBackend();
  memory = sharedMemory();
  identity = anIdentity({ token: 'bearer', guestToken: 'guest', groups: ['customers'] });
});
afterEach(() => backend.stop());

function client() {
  return createStoreClient({
    baseUrl: backend.baseUrl,
    identity: () => identity,
    requestId: 'r-1',
    sharedReads: memory,
    timeoutMs: 1_500,
  });
}

const getCart: StoreCall<{ cartId: string }> = { method: 'GET', path: '/api/v1/cart', schema: cart };

describe('send', () => {
  it('gives the model, the meta and partial errors', async () => {
    backend.answer(
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

  it('gives what stands beside the data of a list without meta', async () => {
    backend.answer(json({ data: [], currentPage: 1, totalPages: 3 }));
    const answer = await client().send({ method: 'GET', path: '/api/v1/product-categories', schema: v.array(cart) });
    expect(answer).toMatchObject({ ok: true, meta: { currentPage: 1, totalPages: 3 } });
  });

  it('says who asks', async () => {
    backend.answer(json({ data: { id: 'c' } }));
    await client().send(getCart);
    expect(backend.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer bearer',
      'x-guest-cart': 'guest',
      'x-user-groups': 'customers',
      'x-request-id': 'r-1',
    });
  });

  it('asks for the identity at every call', async () => {
    backend.answer(json({ data: { id: 'c' } }));
    const store = client();
    await store.send(getCart);
    identity = anIdentity({ guestToken: 'next' });
    await store.send(getCart);
    expect(backend.requests[1]?.headers).toMatchObject({ 'x-guest-cart': 'next' });
    expect(backend.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([401, 404, 409, 422, 429])('takes %d for a value', async (status) => {
    backend.answer(json({ errors: [{ title: 'Vyplňte', field: 'email' }] }, status));
    await expect(client().send(getCart)).resolves.toEqual({
      ok: false,
      status,
      errors: [{ title: 'Vyplňte', field: 'email' }],
    });
  });

  it('takes a refusal without a body for one without reasons', async () => {
    backend.answer((response) => response.writeHead(401).end());
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
  ])('takes an answer that %s for an unavailable backend', async (_, answer) => {
    backend.answer(answer);
    await expect(client().send(getCart)).rejects.toBeInstanceOf(BackendUnavailable);
  });
});

describe('shared reads', () => {
  const call: StoreCall<{ cartId: string }> = { ...getCart, path: '/api/v1/globals', query: { b: 1 }, shared: true };

  it('ask once for all who are shown the same', async () => {
    backend.answer(json({ data: { id: 'g' } }));
    const first = await client().send(call);
    identity = { ...identity, token: 'another', guestToken: null, forwardedFor: '203.0.113.7' };
    const second = await client().send(call);
    expect(backend.requests).toHaveLength(1);
    expect(second).toBe(first);
    expect(unwrap(second)).toEqual({ cartId: 'g' });
  });

  it('carry and keep nothing personal', async () => {
    backend.answer(json({ data: { id: 'g' } }));
    await client().send(call);
    expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(backend.requests[0]?.headers).not.toHaveProperty('x-guest-cart');
    expect(memory.keys()).toEqual([
      expect.stringMatching(/^\["store \/api\/v1\/globals\?b=1","cs","CZK","b2c",\["customers"\],"cz"\] #\d+$/),
    ]);
  });

  it('are kept apart by what is shown', async () => {
    backend.answer(json({ data: { id: 'g' } }));
    await client().send(call);
    identity = { ...identity, currency: 'EUR' };
    await client().send(call);
    expect(backend.requests).toHaveLength(2);
  });

  it('let each schema have its own view of one call', async () => {
    backend.answer(json({ data: { id: 'g', name: 'n' } }));
    await client().send(call);
    const other = await client().send({ ...call, schema: v.object({ name: v.string() }) });
    expect(unwrap(other)).toEqual({ name: 'n' });
    expect(unwrap(await client().send(call))).toEqual({ cartId: 'g' });
  });

  it('cache nothing that breaks the contract', async () => {
    backend.answer(json({ data: { id: 1 } }), text('<html>'), text('{"data": '), json({ data: { id: 'g' } }));
    for (let at = 0; at < 3; at += 1) {
      await expect(client().send(call)).rejects.toMatchObject({ reason: 'answer', message: /GET \/api\/v1\/globals/ });
    }
    expect(unwrap(await client().send(call))).toEqual({ cartId: 'g' });
  });

  it('remember that a thing is not there, but no other refusal and no failure', async () => {
    backend.answer(json({ errors: [] }, 429), hangUp, hangUp, json({ errors: [] }, 404));
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

  it('are plain calls without a memory', async () => {
    backend.answer(json({ data: { id: 'g' } }));
    const store = createStoreClient({ baseUrl: backend.baseUrl, identity: () => identity, requestId: 'r-1' });
    await store.send(call);
    await store.send(call);
    expect(backend.requests).toHaveLength(2);
  });
});

describe('unwrap', () => {
  it('throws the refusal', () => {
    const refusal = { ok: false, status: 409, errors: [{ title: 'Není skladem' }] } as const;
    expect(() => unwrap({ ...refusal, errors: [...refusal.errors] })).toThrow('409 Není skladem');
  });
});
