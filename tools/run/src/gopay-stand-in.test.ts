import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGopayStandIn } from './gopay-stand-in.mjs';
import { gopayMerchant } from './gopay-stand-in/token-store.mjs';
import { listen } from './testing/listen';

let folder = '';
let server: Server;
let origin = '';
let shop: Server;
let notified: string[] = [];
let notificationUrl = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gopay-'));
  notified = [];
  server = createGopayStandIn(join(folder, 'payments.json'));
  origin = await listen(server);
  shop = createServer((request, response) => {
    notified.push(request.url ?? '');
    response.writeHead(204).end();
  });
  notificationUrl = `${await listen(shop)}/notify`;
});
afterEach(() => {
  server.close();
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function token(secret = gopayMerchant.clientSecret): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${gopayMerchant.clientId}:${secret}`).toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-all' });
  const response = await fetch(`${origin}/api/oauth2/token`, { method: 'POST', headers: { authorization }, body });
  return response.ok ? (await response.json()).access_token : '';
}

async function call(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${await token()}`, ...init.headers };
  const response = await fetch(`${origin}/api${path}`, { ...init, headers });
  return { status: response.status, body: await response.json() };
}

const create = (changes: object = {}) =>
  call('/payments/payment', {
    method: 'POST',
    body: JSON.stringify({
      target: { type: 'ACCOUNT', goid: gopayMerchant.goid },
      amount: 12_800,
      currency: 'CZK',
      order_number: '2026000001',
      lang: 'CS',
      callback: { return_url: 'https://shop.example/back', notification_url: notificationUrl },
      ...changes,
    }),
  });

const decide = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

it('gives tokens to its merchant alone, and answers nobody without one', async () => {
  expect(await token('wrong')).toBe('');
  expect((await fetch(`${origin}/api/payments/payment/1`)).status).toBe(401);
  expect((await call('/payments/payment/1')).status).toBe(404);
});

it.each([
  ['paid', 'PAID'],
  ['pending', 'PAYMENT_METHOD_CHOSEN'],
  ['cancelled', 'CANCELED'],
  ['failed', 'TIMEOUTED'],
])('ends a payment as the tester chooses: %s', async (outcome, state) => {
  const { body } = await create();
  expect(body).toMatchObject({ state: 'CREATED', amount: 12_800, gw_url: `${origin}/gw/v3/${body.id}` });
  expect(await (await fetch(body.gw_url)).text()).toContain('2026000001');
  const back = await decide(body.gw_url, outcome);
  expect([back.status, back.headers.get('location')]).toEqual([303, `https://shop.example/back?id=${body.id}`]);
  expect((await call(`/payments/payment/${body.id}`)).body.state).toBe(state);
  await expect.poll(() => notified).toEqual([`/notify?id=${body.id}`]);
});

it('decides once, and returns no more than was paid', async () => {
  const { body } = await create();
  await decide(body.gw_url, 'paid');
  await decide(body.gw_url, 'cancelled');
  const refund = (amount: number) =>
    call(`/payments/payment/${body.id}/refund`, {
      method: 'POST',
      body: new URLSearchParams({ amount: String(amount) }),
    });
  expect((await refund(5_000)).status).toBe(200);
  expect((await call(`/payments/payment/${body.id}`)).body.state).toBe('PARTIALLY_REFUNDED');
  expect((await refund(12_800)).status).toBe(409);
  expect((await refund(7_800)).status).toBe(200);
  expect((await call(`/payments/payment/${body.id}`)).body.state).toBe('REFUNDED');
});

it('refuses what is no payment to its merchant', async () => {
  for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { currency: 'Kč' }, { target: { goid: '1' } }, { callback: {} }])
    expect((await create(wrong)).status).toBe(409);
});

it('knows its payments after a restart', async () => {
  const { body } = await create();
  server.close();
  server = createGopayStandIn(join(folder, 'payments.json'));
  origin = await listen(server);
  expect((await call(`/payments/payment/${body.id}`)).body.order_number).toBe('2026000001');
});
