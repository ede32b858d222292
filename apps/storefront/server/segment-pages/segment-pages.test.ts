import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { inlineScriptHashes } from '../security/inline-script-hashes';
import { aBrowser } from '../testing/browser';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

/** Fetches a page with arbitrary request headers, including the host. */
async function get(path: string, headers: Record<string, string>): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(host.url + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return text(response);
}

const mark = 'podvrzeno';
const hostile = fc.constantFrom(
  ['Host', `${mark}.example`],
  ['X-Forwarded-Host', `${mark}.example`],
  ['X-Forwarded-Proto', mark],
  ['X-Forwarded-For', `203.0.113.7, ${mark}`],
  ['X-Original-URL', `/${mark}`],
  ['X-Rewrite-URL', `/${mark}`],
  ['X-HTTP-Method-Override', 'POST'],
  ['Forwarded', `host=${mark}.example`],
  ['Referer', `https://${mark}.example/`],
  ['User-Agent', mark],
  ['Accept-Language', `${mark}, en;q=0.5`],
  ['Authorization', `Bearer ${mark}`],
  ['X-Currency', 'EUR'],
  ['X-User-Groups', mark],
  ['X-Guest-Cart', mark],
  ['X-Request-Id', mark],
  ['Cookie', `${mark}=1; vyloha_session=${mark}; vyloha_currency=${mark}; vyloha_locale=${mark}; vyloha_utm=${mark}`],
);
const advertised = fc.constantFrom('', `&utm_source=${mark}`, `&gclid=${mark}`, `&fbclid=${mark}`);

describe('a page that is cached for all guests', () => {
  it('contains nothing of the first guest’s request', async () => {
    const clean = await get('/mirror?p=1', {});
    expect(clean).toContain('http://shop.example/mirror?p=1');
    let page = 1;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(hostile, { maxLength: 5 }), advertised, async (headers, campaign) => {
        page += 1;
        const address = `/mirror?p=${page}`;
        await get(address + campaign, Object.fromEntries(headers));
        expect(await get(address, {})).toBe(clean.replaceAll('/mirror?p=1', address));
      }),
      { numRuns: 60 },
    );
  });

  it('is not rendered again for query parameters that no page reads', async () => {
    const html = await get('/zahrada?p=9', {});
    backend.calls.length = 0;
    for (const query of ['p=9&x=1', 'x=2&p=9', `p=9&x=${'x'.repeat(3_000)}`, 'variant_id=v-1&p=9', '%70=9&q=&p=10']) {
      expect(await get(`/zahrada?${query}`, {})).toBe(html);
    }
    expect(backend.calls).toEqual([]);
  });

  it.each(['vyloha_guest_cart=g', 'vyloha_checkout=c', 'vyloha_compare=p-1'])(
    'are filled in for a guest with %s, and carry the hashes of their scripts',
    async (cookie) => {
      const response = await host.get('/zahrada', { Cookie: cookie });
      const html = await response.text();
      const policy = response.headers.get('Content-Security-Policy');
      for (const hash of inlineScriptHashes(html)) expect(policy).toContain(hash);
      expect(html).not.toContain('nonce=');
      expect([response.headers.get('ETag'), response.headers.get('Cache-Control')]).toEqual([
        null,
        'private, no-cache',
      ]);
      expect(response.headers.get('Server-Timing')).toMatch(/session;dur=[\d.]+;.*personal;dur=/);
    },
  );
});

describe('behind a caching proxy', () => {
  let behindProxy: RunningHost;
  beforeAll(async () => {
    behindProxy = await aHost(backend, { CACHING_PROXY_URL: 'http://127.0.0.1:6081' });
  });
  afterAll(() => behindProxy.close());
  const proxyHeaders = (response: Response) =>
    ['CDN-Cache-Control', 'Cache-Tag', 'Surrogate-Key'].map((name) => response.headers.get(name));

  it('a document of all guests may be kept, and sets no cookie', async () => {
    for (const response of [await behindProxy.get('/zahrada'), await behindProxy.get('/zahrada')]) {
      expect(proxyHeaders(response)).toEqual(['max-age=60', 'page', 'page']);
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ['of a guest with a cookie', '/zahrada', { Cookie: 'other=1' }],
    ['of a guest with a cart', '/zahrada', { Cookie: 'vyloha_guest_cart=g' }],
    ['of data', '/zahrada.data', {}],
    ['of a page for each shopper', '/kosik', {}],
  ])('none %s is', async (_, path, headers) => {
    await behindProxy.get(path, headers);
    expect(proxyHeaders(await behindProxy.get(path, headers))).toEqual([null, null, null]);
  });

  it('and without one none is', async () => {
    expect(proxyHeaders(await host.get('/zahrada'))).toEqual([null, null, null]);
  });
});

describe('the data of a page', () => {
  it('are one cached response for all guests, as a document is', async () => {
    const first = await (await host.get('/mirror.data?p=1')).text();
    const calls = backend.calls.length;
    const second = await host.get('/mirror.data?x=2&p=1');
    expect(await second.text()).toBe(first);
    expect(second.headers.get('ETag')).not.toBeNull();
    expect(second.headers.get('Content-Type')).toBe('text/x-script; charset=utf-8');
    expect(second.headers.getSetCookie().join()).toContain('vyloha_session=');
    expect(backend.calls.length).toBe(calls);
  });

  it.each([
    ['/deferred.data', 'dorazilo'],
    ['/remember.data', 'vyloha_guest_cart=g-1'],
    ['/missing.data', '404'],
  ])('are those of one shopper where %s is not shared', async (path, mark) => {
    for (const response of [await host.get(path), await host.get(path)]) {
      const head = [response.status, response.headers.getSetCookie().join()].join();
      expect(head + (await response.text())).toContain(mark);
      expect(response.headers.get('ETag')).toBeNull();
    }
  });
});

describe('what a page asks for later', () => {
  const address = '/varianty?id=p-1';

  it('is one response from memory for all guests, with a cart or without, and for a customer their own', async () => {
    const first = await host.get(address, { 'X-Request-Id': mark, Referer: `http://${mark}.example/` });
    const text = await first.text();
    expect(text).toContain('http://shop.example/varianty?id=p-1');
    expect(text).not.toContain(mark);
    const calls = backend.calls.length;
    const second = await host.get(address, { Cookie: 'vyloha_guest_cart=g; vyloha_compare=p-1' });
    expect(await second.text()).toBe(text);
    expect([second.headers.get('Cache-Control'), second.headers.getSetCookie()]).toEqual(['private, no-cache', []]);
    const etag = second.headers.get('ETag') ?? '';
    expect((await host.get(address, { 'If-None-Match': etag })).status).toBe(304);
    expect(backend.calls.length).toBe(calls);
    const customer = await host.get(address, { Cookie: 'vyloha_token=t-1' });
    expect([customer.headers.get('Cache-Control'), customer.headers.get('ETag')]).toEqual(['private, no-store', null]);
  });

  it('is another one with other preferences', async () => {
    const currencyOf = async (cookie: string) =>
      JSON.parse(await (await host.get(address, { Cookie: cookie })).text()).currency.code;
    expect(await currencyOf('vyloha_currency=EUR')).not.toBe(await currencyOf(''));
  });
});

describe('a page that customers of a segment share', () => {
  /** What the backend answers whoever asks, from now on. */
  function moveToGroup(group: string): void {
    const data = { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2c', groups: [group] };
    backend.responses.set('/store/api/v1/user', { status: 200, body: { data } });
    backend.responses.set('/cms/restricted', { status: 200, body: `only for ${group}` });
  }

  async function aCustomer(token: string) {
    const browser = aBrowser(host, { token });
    await (await browser.get('/restricted')).text();
    return browser;
  }

  it('is not one rendered for a customer whose groups have changed meanwhile', async () => {
    moveToGroup('silver');
    const [promoted, other] = [await aCustomer('t-1'), await aCustomer('t-2')];
    moveToGroup('gold');
    expect(await (await promoted.get('/restricted')).text()).toContain('only for gold');
    moveToGroup('silver');
    const response = await other.get('/restricted');
    expect(response.headers.get('Server-Timing')).toContain('personal');
    expect(await response.text()).toContain('only for silver');
  });
});
