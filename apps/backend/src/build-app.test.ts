import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from './testing/create-test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

describe('the server', () => {
  it('responds to health checks', async () => {
    expect(await shop.call('GET', '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await shop.call('GET', '/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
  });

  it('leaves it to its clients to close idle connections', () => {
    expect(shop.app.server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('returns the caller’s request id and generates one otherwise', async () => {
    const given = await shop.call('GET', '/healthz', { headers: { 'x-request-id': 'abc-1' } });
    expect(given.headers['x-request-id']).toBe('abc-1');
    const made = await shop.call('GET', '/healthz', { headers: { 'x-request-id': 'two words' } });
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['cs', 'Požadovaný obsah neexistuje'],
    ['sk', 'Požadovaný obsah neexistuje'],
  ])('responds 404 to an unknown URL in %s', async (locale, title) => {
    const response = await shop.call('GET', '/store/nowhere', { headers: { 'x-locale': locale } });
    expect(response).toMatchObject({ status: 404, json: { errors: [{ title, code: 'not_found' }] } });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

describe('bad requests', () => {
  const cart = '/store/api/v1/cart/items';
  const post = (payload: string, type = 'application/json') =>
    shop.app.inject({ method: 'POST', url: cart, payload, headers: { 'content-type': type } });

  it.each([
    ['malformed JSON', '{"id":', 'application/json', 400, 'Tělo požadavku není platný JSON'],
    ['JSON that is no object', '"text"', 'application/json', 422, 'Hodnota není správná'],
    ['a body of another kind', 'a=b', 'text/csv', 415, 'Tělo požadavku musí být JSON'],
    ['a body too large', JSON.stringify('x'.repeat(2 ** 20)), 'application/json', 413, 'Požadavek je příliš velký'],
    ['poisoned JSON', '{"__proto__": {"id": 1}}', 'application/json', 400, 'Tělo požadavku není platný JSON'],
  ])('%s', async (_name, payload, type, status, title) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ errors: [{ title }] });
  });

  it.each([
    ['a path', '/store/api/v1/products/%00', {}, 404],
    ['a query', '/cms/catalog/product?slugs=%00', {}, 200],
    ['a body', '/store/api/v1/cart/items', { id: 'v-\0konev', type: 'product', amount: 1 }, 422],
    [
      'variables',
      '/cms/graphql',
      { query: 'query ($ids: [ID!]!) { menu_item(_id: $ids) { id } }', variables: { ids: ['a\0'] } },
      200,
    ],
  ])('finds nothing for a NUL in %s', async (_, url, body, status) => {
    const method = Object.keys(body).length === 0 ? 'GET' : 'POST';
    const response = await shop.call(method, url, method === 'POST' ? { body } : {});
    expect(response.status).toBe(status);
    expect(response.json).not.toHaveProperty('errors.0.extensions');
  });

  it('treats an empty body as no body', async () => {
    const validate = { method: 'POST', url: '/store/api/v1/cart/validate' } as const;
    const response = await shop.app.inject({
      ...validate,
      payload: '',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });
});
