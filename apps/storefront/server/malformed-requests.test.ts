import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { sendRawRequest } from './testing/raw-request';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

const malformedTargets = [
  '*',
  'evil',
  '?p=1',
  'http://evil.example/x',
  'http://evil.example/X/',
  'https://shop.example/zahrada',
  '/\\evil',
  '/\\\\evil.example/',
  '/%5C',
  '/%5Cevil',
  '/%',
  '/%zz',
  '/produkt/%ff',
  '/%0d%0aX:1',
  '/kosik%00',
  '/zahrada%00',
  '/hledat%00?q=x',
  '/produkt/%00',
  '/prihlasit%00',
  '/uzivatel%00',
  '/zahrada?q=%00',
  '/kosik%00.data',
  '/.//evil.example/',
  '/%2e%2e//evil.example',
  '/zahrada/./hadice',
  '/zahrada#1',
  `/zahrada?${'a=&'.repeat(600)}`,
  // Would take seconds of route matching, level by level.
  '/a'.repeat(3_500),
  `${'/a'.repeat(2_000)}.data`,
];

describe('a malformed request', () => {
  it.each(malformedTargets)('for %.60s gets 400 and no redirect', async (target) => {
    const { status, head } = await sendRawRequest(host.url, { target });
    expect(status).toBe(400);
    expect(head).not.toMatch(/^location:/im);
  });

  it('gets the headers of every response', async () => {
    const { head } = await sendRawRequest(host.url, { target: '/%zz' });
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(head).toMatch(/^cache-control: no-store/im);
  });

  it.each(['a@b', 'x:99999', 'a:b', '', 'a b', 'a/b', 'a\\b', 'a?b', 'a#b', 'a%00', '[::1', '1.2.3.999', 'xn--a'])(
    'of the host %j gets 400, cached page or not',
    async (name) => {
      await host.get('/zahrada');
      for (const target of ['/zahrada', '/kosik', '/healthz', '/api/content', '/sitemap.xml']) {
        expect((await sendRawRequest(host.url, { target, host: name })).status).toBe(400);
      }
    },
  );

  it.each(['shop.example', 'shop.example:8080', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'xn--vloha-0va.example.'])(
    'does not include the host %j',
    async (name) => {
      expect((await sendRawRequest(host.url, { target: '/kosik', host: name })).status).toBe(200);
    },
  );

  it('does not include a health check without a host', async () => {
    const response = await sendRawRequest(host.url, { target: '/healthz', version: '1.0', host: null });
    expect(response.status).toBe(200);
  });

  it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECT'])(
    'with the method %s gets 405',
    async (method) => {
      const { status, head } = await sendRawRequest(host.url, { method });
      expect(status).toBe(405);
      expect(head).toMatch(/^allow: GET, HEAD, POST\r?$/im);
    },
  );

  it('with a method that does not exist gets 400', async () => {
    expect((await sendRawRequest(host.url, { method: 'NONSENSE' })).status).toBe(400);
  });

  it('for an excessively long URL gets 414', async () => {
    expect((await sendRawRequest(host.url, { target: `/${'x'.repeat(8_000)}` })).status).toBe(414);
  });

  it.each([['X-Forwarded-Host: a@b'], ['X-Forwarded-Proto: ftp']])(
    'of a trusted proxy that says "%s" gets 400',
    async (header) => {
      const behindProxy = await aHost(backend, { TRUST_PROXY: '1' });
      expect((await sendRawRequest(behindProxy.url, { target: '/kosik', headers: [header] })).status).toBe(400);
      expect((await sendRawRequest(host.url, { target: '/kosik', headers: [header] })).status).toBe(200);
      await behindProxy.close();
    },
  );
});

describe('unusual but valid requests', () => {
  it.each([
    '/zahrada?q=100%',
    '/zahrada?q=%zz&p=2',
    '/zahrada?q=%ff',
    '/zahrada?',
    '/zahrada?&&=',
    '/zahrada?__proto__=1',
  ])('%s is shown', async (target) => {
    expect((await sendRawRequest(host.url, { target })).status).toBe(200);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example/', '/evil.example'],
    ['/%7aahrada', '/zahrada'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, head } = await sendRawRequest(host.url, { target });
    expect(status).toBe(301);
    expect(head).toMatch(new RegExp(`^location: ${location}\r?$`, 'im'));
  });

  it.each([
    'Cookie: vyloha_x=%zz; __proto__=1; constructor=2; vyloha_closed=%00; vyloha_session=%; vyloha_gifts={"a":',
    `Cookie: ${'__proto__=1; '.repeat(900)}`,
    `Cookie: ${'vyloha_closed=entry-a.'.repeat(400)}`,
    `Accept-Language: ${'a'.repeat(8_000)};q=${'1'.repeat(4_000)}`,
    `Accept-Language: ${'sk;q=1,'.repeat(2_000)}`,
    `If-None-Match: ${' '.repeat(6_000)}${',"'.repeat(4_000)}`,
    `Accept-Encoding: ${'gzip;q=0,'.repeat(1_500)}`,
    'Upgrade: websocket',
  ])('an unusual header has no effect: %.60s', async (header) => {
    for (const target of ['/zahrada', '/kosik']) {
      expect((await sendRawRequest(host.url, { target, headers: [header] })).status).toBe(200);
    }
  });

  it.each(['/_root.data?_routes=a,b,__proto__', '/zahrada.data?_routes=constructor', '/zahrada.data?_routes='])(
    'data of routes that do not exist: %s',
    async (target) => {
      expect((await sendRawRequest(host.url, { target })).status).toBeLessThan(500);
    },
  );
});
