import { readConfig } from '@vyloha/config/server';
import { consentVersion } from '@vyloha/shell/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend, { FEATURES: 'utm' });
});

afterAll(() => Promise.all([host.close(), backend.close()]));

const config = readConfig({ FEATURES: 'utm' });
const consent = () => `vyloha_closed=consent-${consentVersion(config)}`;
const agreed = () => ({ Cookie: `${consent()}.analytics` });
const campaign = '/zahrada?utm_source=news&utm_medium=mail';

function utmOf(response: Response): string | undefined {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith('vyloha_utm='));
}

describe('route guards', () => {
  it('redirect once for all of them, also where the page is cached already', async () => {
    await host.get('/zahrada');
    for (const path of ['/Zahrada/?fbclid=x&a=1', '/zahrada?fbclid=x&a=1']) {
      const response = await host.get(path);
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/zahrada?a=1']);
    }
  });

  it('leave posts, data, files and images unchanged', async () => {
    for (const path of ['/Zahrada.data', '/assets/App.js', '/img/Hose']) {
      expect((await host.get(path)).status).not.toBe(301);
    }
    expect((await host.post('/flash/')).status).toBe(303);
  });

  it('send scripts of an earlier version for a document, instead of matching their links', async () => {
    const links = Array.from({ length: 170 }, (_, at) => `p=/produkt/konev-${at}`).join('&');
    const response = await host.get(`/__manifest?version=1&${links}`);
    expect([response.status, response.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true']);
  });

  it('store a campaign for thirty days, only with consent', async () => {
    const first = utmOf(await host.get(campaign, agreed()));
    expect(first).toContain('vyloha_utm=utm_source%3Dnews%26utm_medium%3Dmail; Max-Age=2592000;');
    expect(utmOf(await host.get(campaign, agreed()))).toBe(first);
    expect(utmOf(await host.get(campaign, { Cookie: `${consent()}.analytics; vyloha_token=t` }))).toBe(first);
  });

  it.each([
    ['who made no selection', campaign, () => ''],
    ['who declined', campaign, consent],
    ['who agreed to other words', campaign, () => 'vyloha_closed=consent-0ld.analytics'],
    ['without a campaign', '/zahrada?p=2', () => agreed().Cookie],
  ])('store nothing for a shopper %s', async (_who, path, cookie) => {
    expect(utmOf(await host.get(path, { Cookie: cookie() }))).toBeUndefined();
  });
});

describe('configured route guards', () => {
  it('store no campaign while the feature is off', async () => {
    const plain = await aHost(backend);
    expect(utmOf(await plain.get(campaign, agreed()))).toBeUndefined();
    await plain.close();
  });

  it('can add the trailing slash instead', async () => {
    const slashed = await aHost(backend, { ROUTE_GUARDS: 'fbclid,lowercase,trailing-slash' });
    const response = await slashed.get('/Zahrada?fbclid=1&p=2');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/zahrada/?p=2']);
    expect((await slashed.get('/zahrada/?p=2')).status).toBe(200);
    await slashed.close();
  });

  it('respond 500 for every document when one of them does not exist', async () => {
    const broken = await aHost(backend, { ROUTE_GUARDS: 'fbclid,nonsense' });
    const response = await broken.get('/zahrada');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).not.toContain('nonsense');
    expect(html).toContain('<html lang="cs">');
    expect(html).toContain('Něco se porouchalo');
    const slovak = await (await broken.get('/Zahrada', { Cookie: 'vyloha_locale=sk' })).text();
    expect(slovak).toContain('<html lang="sk">');
    expect(slovak).toContain('Niečo sa pokazilo');
    expect(broken.lines.join()).toContain('UnknownGuard');
    expect((await broken.get('/healthz')).status).toBe(200);
    await broken.close();
  });
});
