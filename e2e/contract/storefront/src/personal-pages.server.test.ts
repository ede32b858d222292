import { aBrowser, addressOf, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestToken } from './testing/request-token';

const email = 'firma@example.com';
/** Every page's frame, and the page itself, contain the customer's name. */
const marks = [email, 'Dvořák'];

const lines = await listTableRoutes();
const isPersonal = (path: string) => /^\/(?:uzivatel|kosik|checkout|porovnat)(?:\/|$)/.test(path);
const paths = [...new Set(lines.map((line) => addressOf(line).replace('?index', '')))];
/** URLs that an intermediate cache treats as files, while the shop responds with a page. */
const disguises = ['.css', '%2Fx.css', '%3Bx.js', '%3Fx.png', '/..%2Fx.css', '/a.png', '/x.css.data', '/'];
const disguised = [
  ...paths.filter(isPersonal).flatMap((path) => [`${path}/x.css`, `${path};a.css`]),
  ...['/uzivatel/prehled', '/kosik'].flatMap((path) => disguises.map((disguise) => path + disguise)),
];

let backend: RunningBackend;
let host: RunningHost;
let customer: Browser;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  host = await aHost({ url: new URL(backend.storeUrl).origin }, {}, { build: await createStorefrontBuild(lines) });
  customer = aBrowser(host, { token: await requestToken(backend, email) });
});

afterAll(async () => {
  await host.close();
  await backend.stop();
});

describe('a customer’s page', () => {
  it('contains the customer’s name', async () => {
    const page = await (await customer.get('/uzivatel/prehled')).text();
    expect(marks.filter((mark) => !page.includes(mark))).toEqual([]);
  });

  it.each([...paths, ...paths.map((path) => (path === '/' ? '/_root.data' : `${path}.data`)), ...disguised])(
    'is not cached at %s',
    async (path) => {
      const response = await customer.get(path);
      const page = await response.text();
      expect(customer.names(), 'still logged in').toContain('token');
      const cacheControl = response.headers.get('Cache-Control') ?? '';
      // A guard's redirect contains nothing but the normalized URL.
      if (response.status === 301) expect(cacheControl).toMatch(/^private/);
      else expect(cacheControl).toMatch(/^(?:private, )?no-store$/);

      const next = await aBrowser(host).get(path);
      const seen = await next.text();
      expect(marks.filter((mark) => seen.includes(mark))).toEqual([]);
      expect(next.headers.get('Cache-Control')).toMatch(
        /^(?:private, no-(?:cache|store)|no-store|private, max-age=3600)$/,
      );
      expect(page.includes(customer.value('token') ?? ''), 'tells the token').toBe(false);
    },
  );
});
