import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { startServer } from './testing/start-server';
import type { RunningServer } from './testing/start-server';
import { createTestHostServices } from './testing/test-host-services';
import { aVisitor } from './testing/visitor';

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
let backend: FakeBackend;

beforeEach(async () => {
  backend = await startFakeBackend();
});

afterEach(() => backend.close());

describe('the currency of a URL', () => {
  let host: RunningHost;

  beforeEach(async () => {
    host = await aHost(backend, { FEATURES: 'currencyFromUrl' });
  });

  afterEach(() => host.close());

  it('applies to the page, and to every page after it', async () => {
    const page = await host.get('/zahrada?currency=eur');
    expect(await page.text()).toContain('"EUR"');
    expect(page.headers.getSetCookie().join()).toContain('vyloha_currency=EUR; Max-Age=31536000');
    expect(page.headers.get('ETag')).toBeNull();
  });

  it.each(['USD', '', '<script>'])('is not %j, which the shop does not support', async (currency) => {
    const page = await host.get(`/zahrada?currency=${encodeURIComponent(currency)}`);
    expect(await page.text()).toContain('"CZK"');
    expect(page.headers.getSetCookie().join()).not.toContain('vyloha_currency');
  });

  it('redirects a shopper to the URL without it', async () => {
    const someone = aVisitor(createTestHostServices(backend, { env: { FEATURES: 'currencyFromUrl' } }));
    const [root] = await someone.open({ path: '/zahrada?currency=EUR&p=2' });
    const reason = root?.status === 'rejected' ? root.reason : null;
    expect([reason?.status, reason?.headers.get('Location')]).toEqual([303, '/zahrada?p=2']);
  });
});

describe('the currency of a country', () => {
  let host: RunningHost;
  let service: RunningServer;
  let country: string;
  let requestCount: number;

  beforeEach(async () => {
    [country, requestCount] = ['SK', 0];
    service = await startServer((_request, response) => {
      requestCount += 1;
      response.end(JSON.stringify({ country }));
    });
    host = await aHost(backend, { FEATURES: 'currencyFromIp', GEOIP_URL: service.url });
  });

  afterEach(() => Promise.all([host.close(), service.close()]));

  const currencyOf = async (path: string, headers: Record<string, string> = {}) =>
    /data-currency="(\w+)"|"(EUR|CZK)"/.exec(await (await host.get(path, { ...browser, ...headers })).text())?.[0];

  it('is EUR outside the Czech Republic, on cached and on personal pages, for one call to the service', async () => {
    expect(await currencyOf('/zahrada')).toContain('EUR');
    expect(await currencyOf('/zahrada')).toContain('EUR');
    expect(await currencyOf('/kosik', { Cookie: 'vyloha_guest_cart=g' })).toContain('EUR');
    expect(backend.callsTo('/store/api/v1/globals').at(-1)?.headers['x-currency']).toBe('CZK');
    expect(requestCount).toBe(1);
  });

  it('is stored nowhere in the browser, and is overridden by the shopper’s selection', async () => {
    const page = await host.get('/zahrada', browser);
    expect(page.headers.getSetCookie().join()).not.toContain('vyloha_currency');
    expect(await currencyOf('/zahrada', { Cookie: 'vyloha_currency=CZK' })).toContain('CZK');
  });

  it('is the domain’s in the home country, for robots, and without the service', async () => {
    expect(await currencyOf('/zahrada', robot)).toContain('CZK');
    expect(requestCount).toBe(0);
    await service.close();
    expect(await currencyOf('/zahrada')).toContain('CZK');
    expect(host.lines.join()).toContain('the country service does not answer');
  });

  it('is the domain’s in the home country', async () => {
    country = 'CZ';
    expect(await currencyOf('/zahrada')).toContain('CZK');
  });
});
