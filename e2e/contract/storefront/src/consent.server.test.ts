import { parsePending } from '@vyloha/analytics';
import { consentVersion } from '@vyloha/shell/server';
import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const konev = { intent: 'add', id: 'v-konev', quantity: '2' };
let backend: RunningBackend;
let host: RunningHost;
let build: Awaited<ReturnType<typeof createStorefrontBuild>>;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const env = { PUBLIC_URL: 'https://www.shop.example', FEATURES: 'utm', TAG_MANAGER_ID: 'GTM-1' };
  build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost({ url: new URL(backend.storeUrl).origin }, env, { build });
});
afterAll(async () => {
  await host.close();
  await backend.stop();
});

const notice = () => `consent-${consentVersion(host.services.config)}`;
const decide = (browser: Browser, consent: 'all' | 'none', headers?: Record<string, string>) =>
  browser.post('/zavrit', { notice: notice(), consent, redirectTo: '/zahrada' }, headers);
const eventsOf = (browser: Browser) => parsePending(browser.value('events') ?? null);

describe('a decision about cookies', () => {
  it('is kept with its time and wording, and by an id only once something was agreed to', async () => {
    const browser = aBrowser(host);
    const response = await decide(browser, 'none');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/zahrada']);
    const version = consentVersion(host.services.config);
    expect(browser.value('consent')).toMatch(new RegExp(`^${version}\\.\\d{10}$`));
    await decide(browser, 'all');
    const [, , id] = browser.value('consent')?.split('.') ?? [];
    expect(id).toMatch(/^[\w-]{36}$/);
    await decide(browser, 'none');
    expect(browser.value('consent')?.split('.')[2]).toBe(id);
  });

  it('holds for its wording alone', async () => {
    const browser = aBrowser(host);
    await browser.post('/zavrit', { notice: 'consent-0ld', consent: 'all', redirectTo: '/' });
    expect(browser.value('closed')).toBe('consent-0ld.form');
    expect(browser.names()).not.toContain('consent');
    expect(await (await browser.get('/')).text()).toContain(notice());
  });

  it('keeps the campaign that led to the page with the notice, and forgets it with the consent', async () => {
    const browser = aBrowser(host);
    await browser.get('/?utm_source=news');
    expect(browser.names()).not.toContain('utm');
    await decide(browser, 'all', { Referer: 'https://www.shop.example/?utm_source=news' });
    expect(browser.value('utm')).toBe('utm_source%3Dnews');
    await decide(browser, 'none');
    expect(browser.names()).not.toContain('utm');
  });

  it('is changed by purpose on a page of its own, which deletes what refused purposes have written', async () => {
    const browser = aBrowser(host, { closed: 'topBanner-1' });
    const cookies = { Cookie: '_ga=GA1.1; _gcl_au=1; vyloha_closed=topBanner-1' };
    const response = await host.post('/nastaveni-cookies', { analytics: 'on', choice: 'ticked' }, cookies);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nastaveni-cookies']);
    const lines = response.headers.getSetCookie();
    expect(lines).toContainEqual(expect.stringMatching(`^vyloha_closed=topBanner-1.${notice()}.form.analytics;`));
    expect(lines).toContain('_gcl_au=; Path=/; Max-Age=0');
    expect(lines.join()).not.toContain('_ga=');
    await browser.post('/nastaveni-cookies', { choice: 'all' });
    const page = await (await browser.get('/nastaveni-cookies')).text();
    for (const name of ['analytics', 'marketing']) {
      expect(page).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked`));
    }
    expect(page).toContain('Naposledy jste se rozhodli');
  });
});

describe('another tool that asks in the place of the shop', () => {
  const env = { TAG_MANAGER_ID: 'GTM-1', CONSENT_SCRIPT_URL: 'https://consent.example/uc.js' };

  it('is the only one that asks, and the host is told what it was granted, without a proof of its own', async () => {
    const asked = await aHost({ url: new URL(backend.storeUrl).origin }, env, { build });
    const browser = aBrowser(asked);
    for (const path of ['/', '/zahrada', '/kosik', '/nastaveni-cookies']) {
      const page = await (await browser.get(path)).text();
      expect(page).not.toContain('data-notice="consent"');
      expect(page).not.toContain('value="ticked"');
    }
    expect(await (await browser.get('/nastaveni-cookies')).text()).toContain('okně, které se');
    const version = consentVersion(asked.services.config);
    const tell = (consent: string) =>
      asked.post('/zavrit', { notice: `consent-${version}`, consent }, { Cookie: '_ga=GA1.1' });
    const lines = (await tell('analytics.preferences')).headers.getSetCookie();
    expect(lines).toContainEqual(expect.stringMatching(`^vyloha_closed=consent-${version}.analytics;`));
    expect(lines).toContainEqual(expect.stringMatching(`^vyloha_consent=${version}\\.\\d{10};`));
    expect((await tell('none')).headers.getSetCookie()).toContain('_ga=; Path=/; Max-Age=0');
    await asked.close();
  });
});

describe('forms that the browser posts itself', () => {
  it('are reported on the next page, with consent alone', async () => {
    const browser = aBrowser(host);
    await browser.post('/kosik', konev);
    await decide(browser, 'none');
    await browser.post('/kosik', konev);
    expect(eventsOf(browser)).toEqual([]);
    await decide(browser, 'all');
    await browser.post('/kosik', konev);
    await browser.post('/kosik', { intent: 'empty' });
    await browser.post('/prihlasit', { email: 'zakaznik@example.com', password: 'Vyloha-2026' });
    expect(eventsOf(browser)).toMatchObject([
      { name: 'add_to_cart', currency: 'CZK', items: [{ id: 'v-konev', quantity: 2 }] },
      { name: 'remove_from_cart', items: [{ id: 'v-konev', quantity: 6 }] },
      { name: 'login', method: 'password' },
    ]);
    await decide(browser, 'none');
    expect(browser.names()).not.toContain('events');
  });

  it('change nothing about pages that everybody shares', async () => {
    const etagOf = async (cookie: string) => (await host.get('/', { Cookie: cookie })).headers.get('ETag');
    await etagOf('');
    const plain = await etagOf('');
    expect(plain).not.toBeNull();
    const closed = `vyloha_closed=${notice()}.analytics.marketing; vyloha_consent=x.1.y; vyloha_events=W10`;
    expect(await etagOf(closed)).toBe(plain);
  });
});
