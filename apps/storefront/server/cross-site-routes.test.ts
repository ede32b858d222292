import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { addressOf, listTableRoutes, createStorefrontBuild } from './testing/storefront-build';

const lines = await listTableRoutes();
const changing = lines.filter(({ module }) => module.action !== undefined);
const addresses = (of: typeof lines) => of.flatMap((line) => [addressOf(line), addressOf(line, '.data')]);

/** Headers that browsers send with a form of another site. */
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://sub.shop.example', 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'http://shop.example', 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];
const own: Record<string, string>[] = [
  {},
  { Origin: 'http://shop.example' },
  { Origin: 'http://shop.example', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin' },
];

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  // React warns in development about effects that only browsers run.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startFakeBackend();
  host = await aHost(backend, {}, { build: await createStorefrontBuild(lines) });
});

afterAll(() => Promise.all([host.close(), backend.close()]));

const send = (method: string, path: string, headers: Record<string, string>) =>
  fetch(host.url + path, { method, redirect: 'manual', body: new URLSearchParams({ intent: 'x' }), headers });

describe('a form of another site', () => {
  it('finds the routes that change something', () => {
    const patterns = changing.map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(['/kosik', '/prihlasit', '/odhlasit', '/volby']));
  });

  it.each(addresses(lines))('is rejected at %s before any backend call', async (path) => {
    backend.calls.length = 0;
    for (const headers of foreign) {
      const response = await send('POST', path, headers);
      expect([response.status, response.headers.get('Cache-Control')], JSON.stringify(headers)).toEqual([
        403,
        'no-store',
      ]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await send(method, path, { Origin: 'https://evil.example' })).status).toBe(405);
    }
    expect(backend.calls).toEqual([]);
  });

  it.each(addresses(changing))('is distinguished at %s from the shop’s own form', async (path) => {
    for (const headers of own) expect((await send('POST', path, headers)).status).not.toBe(403);
  });
});
