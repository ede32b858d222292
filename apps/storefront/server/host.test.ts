import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineScriptHashes } from './security/inline-script-hashes';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
});

beforeEach(() => {
  backend.isDown = false;
  backend.responses.clear();
  backend.calls.length = 0;
});

afterAll(() => Promise.all([host.close(), backend.close()]));

function cookieOf(response: Response, name: string): string | undefined {
  const header = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`vyloha_${name}=`));
  return header?.split(';')[0];
}

describe('before pages', () => {
  it('responds to health checks', async () => {
    expect(await (await host.get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await host.get('/readyz');
    expect(ready.status).toBe(200);
    // On a connection that proxies close before the host does.
    expect(ready.headers.get('Keep-Alive')).toBe('timeout=125');
  });

  it.each(['/assets/unknown.js', '/img/..%2f', '/img/a/b'])('%s is a plain 404, not a page', async (path) => {
    const response = await host.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
  });

  it.each([
    ['/img/konev', 'cross-origin'],
    ['/apple-touch-icon.png', 'cross-origin'],
    ['/zahrada', 'same-origin'],
  ])('%s may be shown by mails, pages by no other site', async (path, policy) => {
    expect((await host.get(path)).headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
  });

  it.each([
    ['/Zahrada/?fbclid=1&p=2', '/zahrada?p=2'],
    ['//evil.example/', '/evil.example'],
  ])('redirects %s once', async (path, target) => {
    const response = await host.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  it('leaves data and posts unchanged', async () => {
    expect((await host.get('/Zahrada/.data')).status).not.toBe(301);
    expect((await host.post('/flash/')).status).toBe(303);
  });

  it.each([
    [{ Origin: 'https://evil.example' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'http://shop.example' }, 303],
    [{}, 303],
  ])('posting with %o → %i', async (headers, status) => {
    expect((await host.post('/flash', {}, headers)).status).toBe(status);
  });

  it('rejects what no form of the shop would send', async () => {
    expect((await host.post('/flash', { note: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it.each([{}, { 'Content-Type': 'application/json' }, { 'Content-Type': 'text/plain' }])(
    'rejects an unsupported body: %o',
    async (headers) => {
      const body = new TextEncoder().encode('{}');
      expect((await fetch(`${host.url}/flash`, { method: 'POST', headers, body })).status).toBe(415);
    },
  );

  it('sends security headers with every response', async () => {
    for (const path of ['/healthz', '/assets/none.js', '/zahrada', '/kosik']) {
      const { headers } = await host.get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
    }
  });
});

describe('pages cached for all guests', () => {
  it('are rendered once and carry the hashes of their scripts', async () => {
    const first = await host.get('/zahrada?p=7');
    const html = await first.text();
    const policy = first.headers.get('Content-Security-Policy');
    for (const hash of inlineScriptHashes(html)) expect(policy).toContain(hash);
    expect(html).not.toContain('nonce=');
    backend.calls.length = 0;
    expect(await (await host.get('/zahrada?p=7')).text()).toBe(html);
    expect(backend.calls).toEqual([]);
  });

  it('are shared by all campaigns, without a trace of them', async () => {
    const html = await (await host.get('/zahrada?p=8&utm_source=news&gclid=1')).text();
    expect(html).toContain('data-path="/zahrada?p=8"');
    expect(await (await host.get('/zahrada?p=8')).text()).toBe(html);
  });

  it('are sent compressed, with an ETag, and are revalidated', async () => {
    await host.get('/zahrada');
    const plain = await host.get('/zahrada', { 'Accept-Encoding': 'identity' });
    const etag = plain.headers.get('ETag') ?? '';
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(plain.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    // It is compressed once it is asked for again.
    await vi.waitFor(async () => {
      const { headers } = await host.get('/zahrada', { 'Accept-Encoding': 'br' });
      expect(headers.get('Content-Encoding')).toBe('br');
    }, 20_000);
    for (const encoding of ['br', 'gzip']) {
      const response = await host.get('/zahrada', { 'Accept-Encoding': encoding });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(await response.text()).toBe(await (await host.get('/zahrada')).text());
    }
    const known = await host.get('/zahrada', { 'If-None-Match': etag });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
  });

  it('are sent with a new session for each guest without one', async () => {
    const first = cookieOf(await host.get('/zahrada'), 'session');
    const second = cookieOf(await host.get('/zahrada'), 'session');
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
    const known = await host.get('/zahrada', { Cookie: first ?? '' });
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  it('depend on currency, language and display of prices', async () => {
    expect(await (await host.get('/zahrada', { Cookie: 'vyloha_currency=EUR' })).text()).toContain('"EUR"');
    expect(await (await host.get('/zahrada')).text()).toContain('"CZK"');
  });

  it.each(['vyloha_token=t', 'vyloha_groups=vip', 'vyloha_variant=b2b'])(
    'are not for a shopper with %s, who gets a page with a nonce',
    async (cookie) => {
      const response = await host.get('/zahrada', { Cookie: cookie });
      const html = await response.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      expect(response.headers.get('ETag')).toBeNull();
    },
  );

  it('never include the cart, a 404, a deferred page or one that sets a cookie', async () => {
    for (const [path, status] of [
      ['/kosik', 200],
      ['/missing', 404],
      ['/deferred', 200],
      ['/remember', 200],
    ] as const) {
      const response = await host.get(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('ETag')).toBeNull();
      await response.text();
    }
    expect(cookieOf(await host.get('/remember'), 'guest_cart')).toBe('vyloha_guest_cart=g-1');
  });

  it('never include a page with a part missing', async () => {
    backend.responses.set('/store/api/v1/part', { status: 500, body: {} });
    const incomplete = await host.get('/part');
    expect(incomplete.status).toBe(200);
    expect(incomplete.headers.get('ETag')).toBeNull();
    backend.responses.set('/store/api/v1/part', { status: 200, body: { data: 'část' } });
    expect((await host.get('/part')).headers.get('ETag')).not.toBeNull();
  });

  it('are sent without a body for HEAD', async () => {
    await host.get('/zahrada');
    const response = await fetch(`${host.url}/zahrada`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });
});

describe('messages for the next page', () => {
  it('are shown once, to that shopper alone', async () => {
    const session = cookieOf(await host.post('/flash'), 'session') ?? '';
    const page = await host.get('/', { Cookie: session });
    expect(await page.text()).toContain('data-messages="Uloženo"');
    expect(page.headers.get('ETag')).toBeNull();
    const after = cookieOf(page, 'session') ?? '';
    expect(await (await host.get('/', { Cookie: after })).text()).toContain('data-messages=""');
    expect(await (await host.get('/')).text()).toContain('data-messages=""');
  });
});

describe('a page of one shopper', () => {
  it('is rendered into one string, with its data in one script', async () => {
    const html = await (await host.get('/kosik')).text();
    expect(html.match(/streamController\.enqueue/g)).toHaveLength(1);
    expect(html.match(/streamController\.close/g)).toHaveLength(1);
    expect(html).toMatch(/^<!DOCTYPE html><html.*<\/body><\/html>$/s);
  });

  it('streams what it defers', async () => {
    const html = await (await host.get('/deferred')).text();
    expect(html).toContain('čekáme');
    expect(html).toContain('dorazilo');
    expect(html.match(/streamController\.enqueue/g)?.length).toBeGreaterThan(1);
  });

  it('reports how long its parts took, and is compressed fast', async () => {
    const response = await host.get('/kosik', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Server-Timing')).toMatch(/session;dur=[\d.]+;.*page;dur=/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('is not stored by the browser when it belongs to a customer', async () => {
    backend.responses.set('/store/api/v1/user', {
      status: 200,
      body: { data: { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2b', groups: ['business'] } },
    });
    const response = await host.get('/kosik', { Cookie: 'vyloha_token=t' });
    expect(await response.text()).toContain('data-logged-in="true"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(backend.callsTo('/store/api/v1/user')[0]?.headers.authorization).toBe('Bearer t');
    // Sealed: a plain group name proves nothing.
    for (const name of ['variant', 'groups']) expect(cookieOf(response, name)).toMatch(/^vyloha_\w+=[\w-]{40,}$/);
  });

  it('clears an invalid token', async () => {
    backend.responses.set('/store/api/v1/user', { status: 401, body: { errors: [{ title: 'x' }] } });
    const response = await host.get('/kosik', { Cookie: 'vyloha_token=t; vyloha_groups=vip' });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(2);
  });

  it('reveals nothing internal when it fails', async () => {
    const response = await host.get('/broken', { Cookie: 'vyloha_guest_cart=g' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });

  it('carries one request id through both processes', async () => {
    backend.calls.length = 0;
    const response = await host.get('/part?p=17', { Cookie: 'vyloha_guest_cart=g' });
    expect(backend.callsTo('/store/api/v1/part')[0]?.headers['x-request-id']).toBe(
      response.headers.get('X-Request-Id'),
    );
  });
});
