import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendUnavailable } from '@vyloha/http-client';
import type { BackendIdentity, FinishedCall } from '@vyloha/http-client';
import {
  anIdentity,
  dropConnection,
  json,
  createInMemorySharedReads,
  noResponse,
  startLocalBackend,
  text,
} from '@vyloha/http-client/testing';
import type { LocalBackend, InMemorySharedReads } from '@vyloha/http-client/testing';
import { graphql } from '../schema/graphql';
import { createCmsClient } from './cms-client.server';

const titles = v.pipe(
  v.object({ entities: v.array(v.object({ title: v.string() })) }),
  v.transform(({ entities }) => entities.map(({ title }) => title)),
);
const brandsDocument = graphql(`
  query Brands($limit: Int) {
    brand(limit: $limit) {
      _id
      link
    }
  }
`);
const brands = v.pipe(
  v.object({ brand: v.array(v.object({ _id: v.string(), link: v.nullable(v.string()) })) }),
  v.transform(({ brand }) => brand.map(({ link }) => link)),
);

let backend: LocalBackend;
let memory: InMemorySharedReads;
let identity: BackendIdentity;
let calls: FinishedCall[];

beforeEach(async () => {
  backend = await startLocalBackend();
  memory = createInMemorySharedReads();
  identity = anIdentity({ token: 'bearer', guestToken: 'guest' });
  calls = [];
});
afterEach(() => backend.stop());

function client() {
  return createCmsClient({
    baseUrl: `${backend.baseUrl}/cms`,
    identity: () => identity,
    requestId: 'r-1',
    sharedReads: memory,
    timeoutMs: 1_500,
    onCall: (call) => calls.push(call),
  });
}

describe('rest', () => {
  const call = { path: '/catalog/category', query: { slugs: ['a', 'b'] }, schema: titles };

  it('returns the model, and sends the view context without credentials', async () => {
    backend.reply(json({ entities: [{ title: 'Hadice' }] }));
    await expect(client().rest(call)).resolves.toEqual(['Hadice']);
    expect(backend.requests[0]).toMatchObject({
      url: '/cms/catalog/category?slugs=a%2Cb',
      headers: { 'x-locale': 'cs' },
    });
    expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(backend.requests[0]?.headers).not.toHaveProperty('x-guest-cart');
  });

  it('sends the bearer where permissions are checked, and never the guest cart', async () => {
    backend.reply(json({ entities: [] }));
    await client().rest({ ...call, checkPermissions: true });
    expect(backend.requests[0]).toMatchObject({
      url: '/cms/catalog/category?slugs=a%2Cb&checkPermissions=true',
      headers: { authorization: 'Bearer bearer' },
    });
    expect(backend.requests[0]?.headers).not.toHaveProperty('x-guest-cart');
  });

  it('never shares what depends on permissions', async () => {
    await expect(client().rest({ ...call, shared: true, checkPermissions: true })).rejects.toThrow('cannot be shared');
    expect(backend.requests).toEqual([]);
  });

  it('returns null for 404', async () => {
    backend.reply(json({ errors: [] }, 404));
    await expect(client().rest(call)).resolves.toBeNull();
  });

  it('shares responses per view context', async () => {
    backend.reply(json({ entities: [{ title: 'Hadice' }] }));
    const first = await client().rest({ ...call, shared: true });
    identity = anIdentity({ token: 'another' });
    await expect(client().rest({ ...call, shared: true })).resolves.toBe(first);
    identity = anIdentity({ locale: 'sk' });
    await client().rest({ ...call, shared: true });
    expect(backend.requests).toHaveLength(2);
    expect(memory.keys().join()).not.toContain('bearer');
  });

  it.each([
    ['is broken', json({}, 500), 'status'],
    ['refuses', json({ errors: [] }, 403), 'status'],
    ['lies', json({ entities: 'all' }), 'answer'],
    ['answers with a page', text('<html>'), 'answer'],
    ['hangs up', dropConnection, 'network'],
    ['is silent', noResponse, 'timeout'],
  ])('a backend that %s is unavailable', async (_, response, reason) => {
    backend.reply(response);
    await expect(client().rest(call)).rejects.toMatchObject({ name: 'BackendUnavailable', reason, requestId: 'r-1' });
  });
});

describe('query', () => {
  const brandsResponse = (...links: (string | null)[]) =>
    json({ data: { brand: links.map((link, index) => ({ __typename: 'Brand', _id: `b-${index}`, link })) } });

  it('sends variables by GET and returns the model', async () => {
    backend.reply(brandsResponse('rosa', null));
    await expect(client().query(brandsDocument, { limit: 2 }, { schema: brands })).resolves.toEqual(['rosa', null]);
    const { method, url, headers } = backend.requests[0] ?? { url: '' };
    const search = new URL(url, 'http://own.invalid').searchParams;
    expect(method).toBe('GET');
    expect(search.get('query')).toContain('brand(limit: $limit)');
    expect(search.get('variables')).toBe('{"limit":2}');
    expect(headers).toMatchObject({ 'x-locale': 'cs', 'x-request-id': 'r-1' });
    expect(headers).not.toHaveProperty('authorization');
    expect(calls).toMatchObject([{ service: 'cms', path: 'graphql Brands', status: 200 }]);
  });

  it('uses POST when the URL would be too long', async () => {
    const long = graphql(`
      query Page($slug: String) {
        page(slug: $slug) {
          _id
        }
      }
    `);
    backend.reply(json({ data: { page: [] } }));
    await client().query(long, { slug: 'x'.repeat(3000) }, { schema: v.object({ page: v.array(v.unknown()) }) });
    expect(backend.requests[0]?.method).toBe('POST');
  });

  it('retries after a network failure', async () => {
    backend.reply(dropConnection, brandsResponse('rosa'));
    await expect(client().query(brandsDocument, {}, { schema: brands })).resolves.toEqual(['rosa']);
    expect(calls.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('shares responses by document, variables and view context', async () => {
    backend.reply(brandsResponse('rosa'));
    const read = (limit: number) => client().query(brandsDocument, { limit }, { schema: brands, shared: true });
    const first = await read(1);
    await expect(read(1)).resolves.toBe(first);
    await read(2);
    identity = anIdentity({ currency: 'EUR' });
    await read(1);
    expect(backend.requests).toHaveLength(3);
  });

  it.each([
    ['is broken', json({}, 500), 'status'],
    ['refuses the document', json({ errors: [{ message: 'no' }] }, 400), 'answer'],
    ['fails in a part', json({ data: { brand: [] }, errors: [{ message: 'no' }] }), 'answer'],
    ['lies', json({ data: { brand: [{ _id: 1 }] } }), 'answer'],
    ['answers with a page', text('<html>'), 'answer'],
    ['hangs up', dropConnection, 'network'],
    ['is silent', noResponse, 'timeout'],
  ])('a backend that %s is unavailable', async (_, response, reason) => {
    backend.reply(response);
    const error: unknown = await client()
      .query(brandsDocument, {}, { schema: brands })
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(BackendUnavailable);
    expect(error).toMatchObject({ reason, requestId: 'r-1' });
  });
});
