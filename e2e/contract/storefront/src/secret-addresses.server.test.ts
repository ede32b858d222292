import { aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const consentScript = 'https://consent.example/script.js';
const cartSchema = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });
const placedSchema = v.object({ data: v.object({ order: v.object({ code: v.string(), token: v.string() }) }) });

let backend: RunningBackend;
let host: RunningHost;
let order: { code: string; token: string };

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${backend.storeUrl}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Places an order of a guest in the backend. */
async function placeOrder() {
  const { meta } = v.parse(cartSchema, await post('cart/items', { id: 'v-konev', amount: 1 }));
  const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
  const person = { name: 'Jan Novák', firstName: 'Jan', lastName: 'Novák', email: 'jan@example.com' };
  const services = { shipper_id: 's-ppl', payment_id: 'pay-transfer', branch_id: null, terms: true };
  const placed = await post(
    'cart/place',
    {
      ...person,
      ...services,
      phone: '+420 777 123 456',
      billing_address: address,
      shipping: { name: 'Jan Novák', address },
      custom: {},
      comment: '',
      shipper_comment: '',
    },
    { 'X-Guest-Cart': meta.custom.guestCartToken },
  );
  return v.parse(placedSchema, placed).data.order;
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const env = { CONSENT_SCRIPT_URL: consentScript, TAG_MANAGER_ID: 'GTM-TEST' };
  host = await aHost({ url: new URL(backend.storeUrl).origin }, env, {
    build: await createStorefrontBuild(await listTableRoutes()),
  });
  order = await placeOrder();
});

afterAll(async () => {
  await host.close();
  await backend.stop();
});

describe('the page of an order by its token', () => {
  it.each(['', '.data'])('is shown to whoever has it, and neither cached nor listed%s', async (suffix) => {
    const response = await host.get(`/objednavka/${order.token}${suffix}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(order.code);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('has no script of others, which other pages have', async () => {
    const page = await (await host.get(`/objednavka/${order.token}`)).text();
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).not.toContain(`<script src="${consentScript}"`);
    expect(await (await host.get('/')).text()).toContain(`<script src="${consentScript}"`);
  });

  it('tells nothing about an unknown token, whatever its form', async () => {
    const pages = ['A'.repeat(43), 'neznamy', 'x%2F..%2Fuser'].map(async (token) => {
      const response = await host.get(`/objednavka/${token}`);
      expect([response.status, response.headers.get('Referrer-Policy')]).toEqual([404, 'same-origin']);
      return /<h1.*?<\/h1>/.exec(await response.text())?.[0];
    });
    expect(new Set(await Promise.all(pages)).size).toBe(1);
  });

  it('leaves no token in the log', async () => {
    await host.get(`/objednavka/${order.token}`);
    const headers = { Origin: host.url };
    const form = { method: 'POST', body: new URLSearchParams(), headers, redirect: 'manual' } as const;
    // Its button to pay, although nothing is to be paid.
    expect((await fetch(`${host.url}/objednavka/${order.token}`, form)).status).toBe(303);
    await vi.waitFor(() => expect(host.lines.some((line) => line.includes('"path":"/objednavka"'))).toBe(true), 20_000);
    expect(host.lines.filter((line) => line.includes(order.token))).toEqual([]);
  });
});
