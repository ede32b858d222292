import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { maxConcurrentRequests } from '@vyloha/backend-kernel/testing';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

it('rejects excess requests at once, and serves again afterwards', async () => {
  const url = '/store/api/v1/currencies';
  const responses = await Promise.all(
    Array.from({ length: maxConcurrentRequests + 20 }, () => shop.app.inject({ method: 'GET', url })),
  );
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxConcurrentRequests);
  expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

it('always responds to health checks', async () => {
  const calls = Array.from({ length: maxConcurrentRequests }, () => shop.app.inject('/store/api/v1/currencies'));
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  await Promise.all(calls);
});
