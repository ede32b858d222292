import type { SearchRecommender } from '@vyloha/search/server';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { withRecommendedGoods } from '../../app/compose/search/with-recommended-goods.server';
import { configureTexts } from '../../app/compose/configure-texts.server';
import { fakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';
import { listening } from '../testing/listening';
import type { Listening } from '../testing/listening';
import { someServices } from '../testing/some-services';
import { createContentApi } from './content-api';

const documents = new Map([
  ['swatches', 'query Swatches($ids: [String!]) { color(_ids: $ids) { _id } }'],
  [
    'found',
    'query Found($query: String!, $productIds: [ID!]) { search(q: $query, product_ids: $productIds) { __typename } }',
  ],
]);
const variables = new Map([['found', withRecommendedGoods]]);
const searchRecommender: SearchRecommender = async ({ query }) =>
  query === 'hadice' ? { productIds: ['p-2', 'p-1'], total: 2 } : null;
let backend: FakeBackend;
let shop: Listening;

beforeAll(async () => {
  configureTexts();
  backend = await fakeBackend();
  const app = express()
    .use((_request, response, next) => {
      Object.assign(response.locals, { requestId: 'request-1', log: pino({ level: 'silent' }) });
      next();
    })
    .use(createContentApi({ services: { ...someServices(backend), searchRecommender }, documents, variables }));
  shop = await listening(app);
});

beforeEach(() => {
  backend.isDown = false;
  backend.answers.set('/cms/graphql', { status: 200, body: { data: { color: [] } } });
});

afterAll(() => Promise.all([backend.close(), shop.close()]));

function post(body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Cookie: 'vyloha_currency=EUR' };
  return fetch(`${shop.url}/api/content`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('content API', () => {
  it('passes a listed document on in the name of the shopper, without any token', async () => {
    const response = await post({ documentId: 'swatches', variables: { ids: ['pv-green'] } });
    expect(await response.json()).toEqual({ data: { color: [] } });
    const [call] = backend.callsTo('/cms/graphql');
    expect(call?.headers['x-currency']).toBe('EUR');
    expect(call?.headers['x-request-id']).toBe('request-1');
    expect(call?.headers.authorization).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('answers by GET as well', async () => {
    const query = new URLSearchParams({ documentId: 'swatches', variables: '{"ids":[]}' });
    const response = await fetch(`${shop.url}/api/content?${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
  });

  it.each([
    ['hadice', ['p-2', 'p-1']],
    ['konev', null],
  ])('adds the goods that the search service recommends for %j', async (query, productIds) => {
    await post({ documentId: 'found', variables: { query, productIds: ['p-sent'] } });
    const call = backend.callsTo('/cms/graphql').at(-1);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ variables: { query, productIds } });
  });

  it.each([
    { query: '{ __schema { types { name } } }' },
    { documentId: 'unknown' },
    { documentId: 'swatches', variables: 'no json' },
    {},
  ])('refuses %j', async (body) => {
    backend.calls.length = 0;
    expect((await post(body)).status).toBe(400);
    expect(backend.callsTo('/cms/graphql')).toEqual([]);
  });

  it('says so when the content system does not answer', async () => {
    backend.answers.set('/cms/graphql', { status: 500, body: {} });
    expect((await post({ documentId: 'swatches' })).status).toBe(503);
  });

  it('has nothing else below /api', async () => {
    expect((await fetch(`${shop.url}/api/else`)).status).toBe(404);
  });
});
