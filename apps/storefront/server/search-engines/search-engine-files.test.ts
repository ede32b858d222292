import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';

const changed = '2026-11-21T09:00:00.000Z';
const twoDomains = { DOMAINS: 'localhost=cz:cs:CZK,127.0.0.1=sk:sk:EUR' };

let backend: FakeBackend;
let host: RunningHost;
let pair: RunningHost;

function entriesOf(total: number) {
  const entities = Array.from({ length: total }, (_, at) => ({
    slug: { cs: `hadice-${at}`, sk: `hadica-${at}` },
    parent: null,
    lastModified: changed,
  }));
  return { status: 200, body: { entities, next: 'p-next' } };
}

function kindsOf(total: number) {
  const entities = [
    { type: 'product', total, lastModified: changed, starts: ['p-10000', 'p-20000'] },
    { type: 'article', total: 0, lastModified: null, starts: [] },
    { type: 'kind_of_tomorrow', total: 5, lastModified: changed, starts: [] },
  ];
  return { status: 200, body: { entities } };
}

beforeAll(async () => {
  backend = await startFakeBackend();
  backend.responses.set('/cms/sitemap', kindsOf(20_500));
  backend.responses.set('/cms/sitemap/product', entriesOf(1000));
  host = await aHost(backend);
  pair = await aHost(backend, twoDomains);
});

beforeEach(() => {
  backend.calls.length = 0;
  backend.isDown = false;
});

afterAll(() => Promise.all([host.close(), pair.close(), backend.close()]));

describe('robots.txt', () => {
  it('disallows personal, sorted or filtered pages, and links to the sitemap', async () => {
    const response = await host.get('/robots.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /kosik/',
        'Disallow: /uzivatel/',
        'Disallow: /*?addToCart',
        'Disallow: /*&f.',
        'Disallow: /*?razeni',
        'Sitemap: http://shop.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /kosik');
    expect(lines).not.toContain('Disallow: /kosik$');
  });
});

describe('sitemap.xml', () => {
  it('lists as many parts as the pages need, and kinds the shop has pages for', async () => {
    const response = await host.get('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const text = await response.text();
    expect(text.match(/<loc>[^<]+/g)).toEqual(
      ['shop-1', 'product-1', 'product-2', 'product-3'].map((name) => `<loc>http://shop.example/sitemap/${name}.xml`),
    );
    expect(text).toContain(`product-3.xml</loc><lastmod>${changed}</lastmod>`);
  });

  it('is not sent again while nothing changed', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/product-1.xml', '/robots.txt']) {
      const first = await host.get(path);
      await first.text();
      const etag = first.headers.get('ETag') ?? '';
      backend.calls.length = 0;
      const again = await host.get(path, { 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(backend.callsTo('/cms/sitemap/product')).toEqual([]);
    }
  });

  it('reports that the backend does not respond', async () => {
    backend.isDown = true;
    const response = await host.get('/sitemap/product-2.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
  });
});

describe('a part of the sitemap', () => {
  it('is read a thousand pages at a time, with a cursor', async () => {
    const text = await (await host.get('/sitemap/product-3.xml')).text();
    expect(backend.callsTo('/cms/sitemap/product').map(({ url }) => url.split('?')[1])).toEqual([
      'after=p-20000&limit=500',
    ]);
    expect(text).toContain(`<url><loc>http://shop.example/produkt/hadice-0</loc><lastmod>${changed}</lastmod></url>`);
    backend.calls.length = 0;
    await (await host.get('/sitemap/product-1.xml')).text();
    expect(backend.callsTo('/cms/sitemap/product')).toHaveLength(10);
  });

  it('links each language to the other on its domain', async () => {
    const text = await (await pair.get('/sitemap/product-1.xml')).text();
    const origins = { cs: 'http://localhost', sk: 'http://127.0.0.1' };
    expect(text).toContain(
      `<url><loc>${origins.sk}/produkt/hadica-7</loc><lastmod>${changed}</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="cs" href="${origins.cs}/produkt/hadice-7"/>` +
        `<xhtml:link rel="alternate" hreflang="sk" href="${origins.sk}/produkt/hadica-7"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origins.cs}/produkt/hadice-7"/></url>`,
    );
  });

  it('links to no domain on which a product has no price', async () => {
    const { status, body } = entriesOf(1);
    const entities = body.entities.map((entry) => ({ ...entry, pricedIn: ['CZK'] }));
    backend.responses.set('/cms/sitemap/product', { status, body: { ...body, entities } });
    const text = await (await pair.get('/sitemap/product-1.xml')).text();
    backend.responses.set('/cms/sitemap/product', entriesOf(1000));
    expect(text).not.toContain('hreflang');
    const [{ headers } = { headers: {} }] = backend.callsTo('/cms/sitemap/product');
    expect(headers).toMatchObject({ 'x-currency': 'EUR' });
  });

  it('contains the pages that every shop has', async () => {
    const text = await (await host.get('/sitemap/shop-1.xml')).text();
    for (const path of ['/', '/nejcastejsi-dotazy', '/clanky', '/clanky?seznam=pobocky']) {
      expect(text).toContain(`<loc>http://shop.example${path}</loc>`);
    }
    expect(text).not.toMatch(/\/(?:kosik|uzivatel|prihlasit|hledat|udrzba)/);
  });

  it.each(['/sitemap/product-4.xml', '/sitemap/order-1.xml', '/sitemap/shop-2.xml'])('%s is 404', async (path) => {
    expect((await host.get(path)).status).toBe(404);
  });
});
