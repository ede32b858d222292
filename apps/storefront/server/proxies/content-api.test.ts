import { gzipSync } from 'node:zlib';
import { joinFoundTexts, withRecommendedProducts, type SearchRecommender } from '@vyloha/search/server';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { configureTexts } from '../../app/compose/texts/configure-texts.server';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';
import { startServer } from '../testing/start-server';
import type { RunningServer } from '../testing/start-server';
import { createTestHostServices } from '../testing/test-host-services';
import { createContentApi } from './content-api';

const documents = new Map([
  ['swatches', 'query Swatches($ids: [String!]) { color(_ids: $ids) { _id } }'],
  [
    'found',
    'query Found($query: String!, $productIds: [ID!]) { search(q: $query, product_ids: $productIds) { __typename } }',
  ],
]);
const variables = new Map([['found', withRecommendedProducts]]);
const responses = new Map([['found', joinFoundTexts]]);
const searchRecommender: SearchRecommender = async ({ query }) =>
  query === 'hadice' ? { productIds: ['p-2', 'p-1'], total: 2 } : null;
let backend: FakeBackend;
let shop: RunningServer;

beforeAll(async () => {
  configureTexts();
  backend = await startFakeBackend();
  const app = express()
    .use((_request, response, next) => {
      Object.assign(response.locals, { requestId: 'request-1', log: pino({ level: 'silent' }) });
      next();
    })
    .use(
      createContentApi({
        services: { ...createTestHostServices(backend), searchRecommender },
        documents,
        variables,
        responses,
        permitted: new Set(['found']),
      }),
    );
  shop = await startServer(app);
});

beforeEach(() => {
  backend.isDown = false;
  backend.responses.set('/cms/graphql', { status: 200, body: { data: { color: [] } } });
});

afterAll(() => Promise.all([backend.close(), shop.close()]));

function post(body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Cookie: 'vyloha_currency=EUR' };
  return fetch(`${shop.url}/api/content`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('content API', () => {
  it('forwards a listed document on behalf of the shopper, without any token', async () => {
    const response = await post({ documentId: 'swatches', variables: { ids: ['pv-green'] } });
    expect(await response.json()).toEqual({ data: { color: [] } });
    const [call] = backend.callsTo('/cms/graphql');
    expect(call?.headers['x-currency']).toBe('EUR');
    expect(call?.headers['x-request-id']).toBe('request-1');
    expect(call?.headers.authorization).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });

  describe('a document whose answer includes what only a customer may see', () => {
    const customer = { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2b', groups: ['business'] };
    const ask = async (documentId: string, Cookie: string) => {
      const query = new URLSearchParams({ documentId, variables: '{"query":"konev","ids":[]}' });
      const response = await fetch(`${shop.url}/api/content?${query}`, { headers: { Cookie } });
      const { url, headers } = backend.calls.filter((call) => call.url.startsWith('/cms/graphql')).at(-1) ?? {};
      return [url, headers?.authorization, response.headers.get('Cache-Control')];
    };

    it('is requested on behalf of the customer, and never kept', async () => {
      backend.responses.set('/store/api/v1/user', { status: 200, body: { data: customer } });
      expect(await ask('found', 'vyloha_token=t')).toEqual([
        '/cms/graphql?checkPermissions=true',
        'Bearer t',
        'private, no-store',
      ]);
      expect(await ask('swatches', 'vyloha_token=t')).toEqual(['/cms/graphql', undefined, 'private, max-age=60']);
    });

    it.each(['', 'vyloha_token=dead', 'vyloha_groups=business'])(
      'is public for a guest with the cookies %j',
      async (cookies) => {
        backend.responses.set('/store/api/v1/user', { status: 401, body: { errors: [] } });
        expect(await ask('found', cookies)).toEqual(['/cms/graphql', undefined, 'private, max-age=60']);
      },
    );
  });

  it('supports GET as well', async () => {
    const query = new URLSearchParams({ documentId: 'swatches', variables: '{"ids":[]}' });
    const response = await fetch(`${shop.url}/api/content?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
  });

  it.each([
    ['hadice', ['p-2', 'p-1']],
    ['konev', null],
  ])('adds the products that the search service recommends for %j', async (query, productIds) => {
    await post({ documentId: 'found', variables: { query, productIds: ['p-sent'] } });
    const call = backend.callsTo('/cms/graphql').at(-1);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ variables: { query, productIds } });
  });

  it.each([
    { query: '{ __schema { types { name } } }' },
    { documentId: 'unknown' },
    { documentId: 'swatches', variables: 'no json' },
    {},
  ])('rejects %j', async (body) => {
    backend.calls.length = 0;
    expect((await post(body)).status).toBe(400);
    expect(backend.callsTo('/cms/graphql')).toEqual([]);
  });

  const json = { 'Content-Type': 'application/json' };
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([
    ['malformed', 400, json, '{"documentId":'],
    ['an array', 400, json, '[]'],
    ['a text', 400, json, '"swatches"'],
    ['nothing', 400, json, 'null'],
    ['empty', 400, json, ''],
    ['with variables that are an array', 400, json, '{"documentId":"swatches","variables":[]}'],
    ['with variables that are no JSON', 400, json, '{"documentId":"swatches","variables":"NaN"}'],
    ['with extensions', 400, json, '{"documentId":"swatches","extensions":"x"}'],
    ['nested', 400, json, `{"documentId":"swatches","variables":{"ids":${deep(7_000)}}}`],
    ['nested within a text', 400, json, `{"documentId":"swatches","variables":"{\\"ids\\":${deep(7_000)}}"}`],
    ['with a NUL', 400, json, '{"documentId":"swatches","variables":{"ids":["a\\u0000"]}}'],
    ['with a NUL in a name', 400, json, '{"documentId":"swatches","variables":{"\\u0000":1}}'],
    ['large', 413, json, JSON.stringify({ documentId: 'swatches', variables: { ids: ['x'.repeat(20_000)] } })],
    ['packed', 415, { ...json, 'Content-Encoding': 'gzip' }, new Uint8Array(gzipSync('{"documentId":"swatches"}'))],
    ['a text by its type', 415, { 'Content-Type': 'text/plain' }, '{"documentId":"swatches"}'],
    ['a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }, 'documentId=swatches'],
  ])('rejects a body that is %s with %i, as JSON', async (_, status, headers, body) => {
    backend.calls.length = 0;
    const response = await fetch(`${shop.url}/api/content`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{}] });
    expect(backend.callsTo('/cms/graphql')).toEqual([]);
  });

  it.each([
    'documentId=swatches&variables=NaN',
    'documentId=swatches&variables=[]',
    'documentId=swatches&variables=null',
    'documentId=swatches&variables={',
    'documentId=swatches&extensions=x',
    'documentId=swatches&documentId=swatches',
    'documentId[]=swatches',
    'documentId=swatches&variables={"ids":["\\u0000"]}',
    `documentId=swatches&variables={"ids":${deep(2_000)}}`,
    '',
    'query={__schema{types{name}}}',
  ])('rejects the query %s, as JSON', async (query) => {
    const response = await fetch(`${shop.url}/api/content?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{}] });
  });

  it('keeps single-letter words of found texts from line ends, and leaves other documents as they are', async () => {
    const data = (title: string) => ({ data: { search: { articles: [{ title: { cs: title }, slug: 'k a' }] } } });
    backend.responses.set('/cms/graphql', { status: 200, body: data('Hadice k bazénu') });
    const found = await post({ documentId: 'found', variables: { query: 'hadice' } });
    expect(await found.json()).toEqual(data('Hadice k\u00a0bazénu'));
    const swatches = await post({ documentId: 'swatches' });
    expect(await swatches.json()).toEqual(data('Hadice k bazénu'));
  });

  it('reports that the content system does not respond', async () => {
    backend.responses.set('/cms/graphql', { status: 500, body: {} });
    expect((await post({ documentId: 'swatches' })).status).toBe(503);
  });

  it('has nothing else below /api', async () => {
    expect((await fetch(`${shop.url}/api/else`)).status).toBe(404);
  });
});
