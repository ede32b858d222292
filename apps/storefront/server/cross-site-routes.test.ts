import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { fakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { addressOf, allRoutes, wholeShop } from './testing/whole-shop';

const lines = await allRoutes();
const changing = lines.filter(({ module }) => module.action !== undefined);
const addresses = (of: typeof lines) => of.flatMap((line) => [addressOf(line), addressOf(line, '.data')]);

/** What browsers say of a form that stood on somebody else's page. */
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
  // React under development remarks on effects that only browsers run.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await fakeBackend();
  host = await aHost(backend, {}, { build: await wholeShop(lines) });
});

afterAll(() => Promise.all([host.close(), backend.close()]));

const send = (method: string, path: string, headers: Record<string, string>) =>
  fetch(host.url + path, { method, redirect: 'manual', body: new URLSearchParams({ intent: 'x' }), headers });

describe('a form of another site', () => {
  it('finds the routes that change something', () => {
    const patterns = changing.map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(['/kosik', '/prihlasit', '/odhlasit', '/volby']));
  });

  it.each(addresses(lines))('is refused at %s before anybody is asked', async (path) => {
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

  it.each(addresses(changing))('is not what %s takes the shop’s own form for', async (path) => {
    for (const headers of own) expect((await send('POST', path, headers)).status).not.toBe(403);
  });
});
