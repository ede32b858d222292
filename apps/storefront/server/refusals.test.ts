import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

const page = { code: 403, title: { cs: 'Tudy ne', sk: 'Tadiaľ nie' }, content: null, image: null };

beforeAll(async () => {
  backend = await startFakeBackend();
  backend.responses.set('/cms/graphql', { status: 200, body: { data: { configuration: { error_pages: [page] } } } });
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

/** What browsers send for a document in a language. */
const browser = (locale: string) => ({ Accept: 'text/html,*/*;q=0.8', Cookie: `vyloha_locale=${locale}` });
const foreign = { Origin: 'https://evil.example' };

describe('a form of another site', () => {
  it('gets a page that needs nothing while none is prepared', async () => {
    const response = await host.post('/flash', {}, { ...browser('sk'), ...foreign });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(await response.text()).toContain('<html lang="sk">');
  });

  it.each([
    ['cs', 'Tudy ne'],
    ['sk', 'Tadiaľ nie'],
  ])('gets the editors’ page in %s, in the shop’s frame, without a call', async (locale, title) => {
    await host.prepareStandIns();
    backend.calls.length = 0;
    const response = await host.post('/flash', {}, { ...browser(locale), ...foreign });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(response.headers.get('Retry-After')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    expect(html).toContain(title);
    expect(html).toContain('data-frame');
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['/flash', { Accept: '*/*' }],
    ['/flash.data', browser('cs')],
  ])('of which a script reads the response at %s gets a line', async (path, headers) => {
    const response = await host.post(path, {}, { ...headers, ...foreign });
    expect([response.status, await response.text()]).toEqual([403, 'Cross-site request refused']);
  });
});

describe('what no page of the shop sends', () => {
  const refused = 'Tejto požiadavke nerozumieme';
  const form = 'application/x-www-form-urlencoded';

  it.each([
    [400, refused, 'GET', '/%zz', undefined, form],
    [405, refused, 'DELETE', '/zahrada', undefined, form],
    [414, refused, 'GET', `/${'x'.repeat(8_000)}`, undefined, form],
    [415, refused, 'POST', '/flash', '{}', 'application/json'],
    [400, refused, 'POST', '/flash', 'a=1&'.repeat(300), form],
    [413, 'Odoslali ste priveľa údajov', 'POST', '/flash', `note=${'x'.repeat(1_100_000)}`, form],
  ])('is refused with %i and a page that says "%s"', async (status, title, method, path, body, type) => {
    const headers = { ...browser('sk'), 'Content-Type': type };
    const response = await fetch(host.url + path, { method, headers, ...(body !== undefined && { body }) });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect((await response.text()).replaceAll('\u00a0', ' ')).toContain(`<h1>${title}</h1>`);
  });
});
