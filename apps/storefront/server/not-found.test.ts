import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
});

// The host caches the fallbacks of a URL briefly.
beforeEach(async () => {
  backend.responses.clear();
  backend.calls.length = 0;
  backend.isDown = false;
  host = await aHost(backend);
  return () => host.close();
});

afterAll(() => backend.close());

const nothing = { cs: null, sk: null };
const words = [{ type: 'paragraph', content: [{ type: 'text', text: 'Balíme do papíru.' }] }];
const slugs = { cs: 'doprava', sk: 'doprava-sk' };
const wirePage = {
  _id: 'doprava',
  title: { cs: 'Doprava', sk: 'Doprava' },
  content: { cs: words, sk: words },
  contact_box: null,
  page_meta: {
    seo_title: nothing,
    seo_description: nothing,
    seo_keywords: { cs: null, sk: null },
    share_image: null,
    meta_noindex: false,
    meta_nofollow: false,
    slug: slugs,
    canonical_slugs: [],
  },
};

const paths = ['/neznama-cesta', '/produkt/neznamy', '/missing'];

function rewriteTo(type: string) {
  backend.responses.set('/cms/url-rewrite', { status: 200, body: { type, page_meta: { slug: slugs } } });
  backend.responses.set('/cms/graphql', { status: 200, body: { data: { page: [wirePage], pages: [] } } });
}

function redirects(table: Record<string, string>) {
  const body = (query: URLSearchParams) => ({ redirectPath: table[query.get('path') ?? ''] ?? null });
  backend.responses.set('/cms/redirect', { status: 200, body });
}

async function outcome(path: string) {
  const document = await host.get(path);
  const data = await host.get(`${path}.data`);
  return {
    document: [document.status, document.headers.get('Location')],
    data: data.status,
    html: await document.text(),
    payload: await data.text(),
  };
}

describe('a URL without a page', () => {
  it.each(paths)('%s shows the text that the rewrite service names, at this very URL', async (path) => {
    rewriteTo('page');
    redirects({ [path]: '/jinam' });
    const { document, data, html, payload } = await outcome(path);
    expect([document, data]).toEqual([[200, null], 200]);
    for (const sent of [html, payload]) {
      expect(sent).toContain('isFallbackText');
      expect(sent).toContain('Balíme do papíru.');
    }
    const urls = backend.callsTo('/cms/url-rewrite').map(({ url }) => url);
    expect(new Set(urls)).toEqual(new Set([`/cms/url-rewrite?lang=cs&path=${encodeURIComponent(path)}`]));
  });

  it.each(paths)('%s redirects to the target of the redirect service', async (path) => {
    redirects({ [path]: '/nova-cesta?p=2' });
    const { document, data, payload } = await outcome(path);
    expect([document, data]).toEqual([[301, '/nova-cesta?p=2'], 202]);
    expect(payload).toContain('/nova-cesta?p=2');
    expect(payload).toContain('301');
  });

  it('preserves the query of the URL, which the target may override', async () => {
    redirects({ '/stara-cesta': '/nova-cesta?p=2' });
    const response = await host.get('/stara-cesta?p=1&utm_source=news');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/nova-cesta?p=2&utm_source=news']);
  });

  it.each(paths)('%s is a 404 where neither service knows it', async (path) => {
    rewriteTo('content_page');
    const { document, data } = await outcome(path);
    expect([document, data]).toEqual([[404, null], 404]);
  });

  it.each([null, '/stara-cesta', '/star%C3%A1-cesta', 'https://evil.example/', '//evil.example', '/\\evil.example'])(
    'stays a 404 when the redirect service responds %j',
    async (redirectPath) => {
      backend.responses.set('/cms/redirect', { status: 200, body: { redirectPath } });
      const path = redirectPath === '/star%C3%A1-cesta' ? redirectPath : '/stara-cesta';
      expect((await outcome(path)).document).toEqual([404, null]);
    },
  );

  it('shows the editors’ content for such pages', async () => {
    const page = { code: 404, title: { cs: 'Tady nic neroste', sk: 'Tu nič nerastie' }, content: null, image: null };
    backend.responses.set('/cms/graphql', { status: 200, body: { data: { configuration: { error_pages: [page] } } } });
    const { document, data, html, payload } = await outcome('/neznama-cesta');
    expect([document, data]).toEqual([[404, null], 404]);
    for (const sent of [html, payload]) expect(sent).toContain('Tady nic neroste');
  });

  it('stays a 404 when the text of the rewrite service does not exist', async () => {
    rewriteTo('page');
    backend.responses.set('/cms/graphql', { status: 200, body: { data: { page: [], pages: [] } } });
    expect((await outcome('/stara-cesta')).document).toEqual([404, null]);
  });

  it('stays a 404 while the services do not respond, and is requested again', async () => {
    backend.responses.set('/cms/url-rewrite', { status: 500, body: {} });
    expect((await outcome('/stara-cesta')).document).toEqual([404, null]);
    backend.responses.delete('/cms/url-rewrite');
    redirects({ '/stara-cesta': '/nova-cesta' });
    expect((await outcome('/stara-cesta')).document).toEqual([301, '/nova-cesta']);
  });

  it('is requested only once in a while', async () => {
    await outcome('/neznama-cesta');
    backend.calls.length = 0;
    await outcome('/neznama-cesta');
    expect(backend.calls.filter(({ url }) => /url-rewrite|redirect/.test(url))).toEqual([]);
  });

  it('matches letters with diacritics as editors write them', async () => {
    redirects({ '/říjen': '/nova-cesta' });
    expect((await outcome('/%C5%99%C3%ADjen')).document).toEqual([301, '/nova-cesta']);
  });
});

describe('redirects in a loop', () => {
  it('result in a 404 when none of them has a page', async () => {
    redirects({ '/a': '/b', '/b': '/c', '/c': '/a' });
    for (const path of ['/a', '/b', '/c']) expect((await outcome(path)).document).toEqual([404, null]);
  });

  it('redirect to a page that one of them has', async () => {
    redirects({ '/stara-cesta': '/nova-cesta', '/nova-cesta': '/stara-cesta' });
    expect((await outcome('/stara-cesta')).document).toEqual([301, '/nova-cesta']);
    expect((await outcome('/nova-cesta')).document).toEqual([200, null]);
  });
});
