import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, testNow, testSettings, type TestShop } from '../../testing/create-test-shop';
import { buildApp } from '../../build-app';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('the log', () => {
  it('has one line per request, with its id and without secrets', async () => {
    const lines: unknown[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()));
        done();
      },
    });
    const app = buildApp({
      settings: testSettings,
      log: pino({ level: 'info', base: {} }, stream),
      database: () => shop.db,
      now: () => testNow,
      checkResponses: false,
    });
    const headers = { 'x-request-id': 'req-1', authorization: 'Bearer secret-1', 'x-guest-cart': 'secret-2' };
    await app.inject({ url: '/store/api/v1/orders/token/secret-3', headers });
    await app.inject('/healthz');
    expect(lines).toMatchObject([
      { requestId: 'req-1', method: 'GET', url: '/store/api/v1/orders/token/***', status: 404, msg: 'answered' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
    await app.close();
  });
});
