import { addressOf, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestToken } from './testing/request-token';

const evil = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '%09//evil.example',
  'javascript:alert(1)',
];
/** No redirect may turn these into another host; the rule itself is tested with many more. */
const worst = ['//evil.example', '/\\evil.example', '/%5Cevil.example', '/\t/evil.example'];
const lines = await listTableRoutes();
const changing = lines.filter(({ module }) => module.action !== undefined);
const credentials = { email: 'zakaznik@example.com', password: 'Vyloha-2026' };

let backend: RunningBackend;
let host: RunningHost;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  host = await aHost(
    { url: new URL(backend.storeUrl).origin },
    { FEATURES: 'registration' },
    { build: await createStorefrontBuild(lines) },
  );
});

afterAll(async () => {
  await host.close();
  await backend.stop();
});

/** The URL that a browser at the shop would load. */
function destinationOf(response: Response): string | null {
  const location = response.headers.get('Location');
  return location === null ? null : new URL(location, 'http://shop.example/some/page').origin;
}

/** Redirects of single-fetch data are in its text. */
async function expectHere(response: Response): Promise<void> {
  expect([null, 'http://shop.example']).toContain(destinationOf(response));
  expect(response.headers.get('Location') ?? '').not.toMatch(/^\/(?:[/\\]|%)/);
  const isRedirectForScript = response.status === 202;
  expect(isRedirectForScript && (await response.text()).includes('evil.example')).toBe(false);
}

/** A URL that no browser and no library would send. */
async function getRaw(path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

describe('redirectTo', () => {
  it.each(changing.map((line) => addressOf(line)))('posted to %s never redirects to another host', async (path) => {
    for (const redirectTo of worst) {
      const fields = { redirectTo, currency: 'EUR', notice: 'consent', email: 'a@b.cz' };
      await expectHere(await host.post(path, fields));
      await expectHere(await host.post(path === '/' ? '/_root.data' : `${path}.data`, fields));
    }
  });

  it.each(evil)('of a login is not %s', async (redirectTo) => {
    const response = await host.post('/prihlasit', { ...credentials, redirectTo });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
  });

  it.each(evil)('in a URL is not %s', async (redirectTo) => {
    const query = new URLSearchParams({ redirectTo }).toString();
    const Cookie = `vyloha_token=${await requestToken(backend, 'firma@example.com')}`;
    for (const path of ['/prihlasit', '/registrovat', '/auth/proxy']) {
      await expectHere(await host.get(`${path}?${query}`, { Cookie }));
      const guest = await host.get(`${path}?${query}`);
      await expectHere(guest);
      const offered = [...(await guest.text()).matchAll(/name="redirectTo" value="([^"]*)"/g)].map(
        ([, value]) => value,
      );
      expect(offered.filter((value = '') => !value.startsWith(path) && value !== '/')).toEqual([]);
    }
  });
});

describe('URLs that look like another host', () => {
  it.each(['?p=1', '?p=x', '?addToCart=v-konev', '?currency=EUR', '?fbclid=1', '?f.barva=zelena', ''])(
    'redirect to no other host with %s',
    async (search) => {
      for (const path of [
        '//evil.example',
        '/\\evil.example',
        '/%5Cevil.example',
        '///evil.example/x',
        '/%2F/evil.example',
      ]) {
        const { headers } = await getRaw(path + search);
        const { location } = headers;
        if (location === undefined) continue;
        expect(new URL(location, 'http://shop.example/some/page').origin).toBe('http://shop.example');
        expect(location).not.toMatch(/^\/[/\\]/);
      }
    },
  );
});
