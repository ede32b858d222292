import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@vyloha/backend-kernel';
import { createTestShop, testNow, testSettings, type TestShop } from './testing/create-test-shop';
import { buildApp } from './build-app';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('a backend that is starting', () => {
  it('responds 503 until its database is open', async () => {
    let db: Database | null = null;
    const log = pino({ level: 'silent' });
    const app = buildApp({ settings: testSettings, log, database: () => db, now: () => testNow, checkResponses: true });
    const early = await app.inject({ url: '/store/api/v1/globals', headers: { 'x-locale': 'sk' } });
    expect(early.statusCode).toBe(503);
    expect(early.headers['retry-after']).toBe('1');
    expect(early.json()).toEqual({ errors: [{ title: 'Obchod sa práve spúšťa, skúste to, prosím, o chvíľu' }] });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    db = shop.db;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/store/api/v1/globals')).statusCode).toBe(200);
    await app.close();
  });
});
