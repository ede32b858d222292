import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

describe('the server', () => {
  it('answers health checks', async () => {
    expect(await shop.call('GET', '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await shop.call('GET', '/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
  });

  it('gives back the request id of the caller and makes one otherwise', async () => {
    const given = await shop.call('GET', '/healthz', { headers: { 'x-request-id': 'abc-1' } });
    expect(given.headers['x-request-id']).toBe('abc-1');
    const made = await shop.call('GET', '/healthz', { headers: { 'x-request-id': 'two words' } });
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['cs', 'Požadovaný obsah neexistuje'],
    ['sk', 'Požadovaný obsah neexistuje'],
  ])('refuses an unknown address in %s', async (locale, title) => {
    const answer = await shop.call('GET', '/store/nowhere', { headers: { 'x-locale': locale } });
    expect(answer).toMatchObject({ status: 404, json: { errors: [{ title, code: 'not_found' }] } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});
