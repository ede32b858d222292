import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const password = 'Vyloha-2026';
const message = 'Vaše přihlášení vypršelo. Přihlaste se znovu, košík na vás čeká.';
const konev = { intent: 'add', id: 'v-konev', quantity: '1' };
const details = {
  fullName: 'Jana Košařová',
  email: 'jana@example.com',
  phone: '+420 777 123 456',
  country: 'CZE',
  street: 'Jabloňová 7',
  city: 'Kutná Hora',
  postcode: '284 01',
};

let backend: RunningBackend;
let host: RunningHost;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost({ url: new URL(backend.storeUrl).origin }, { FEATURES: 'wishList' }, { build });
});

afterAll(async () => {
  await host.close();
  await backend.stop();
});

async function logIn(browser: Browser, email = 'zakaznik@example.com', redirectTo = '/'): Promise<string | null> {
  return (await browser.post('/prihlasit', { email, password, redirectTo })).headers.get('Location');
}

/** Ends a login elsewhere: the browser does not know. */
async function endElsewhere(browser: Browser): Promise<void> {
  const headers = { Authorization: `Bearer ${browser.value('token')}`, 'Content-Type': 'application/json' };
  const response = await fetch(`${backend.storeUrl}/api/oauth/logout`, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(200);
}

/** A customer at the last step of the checkout, whose login has ended. */
async function anEndedCustomer(email?: string, cookies: Record<string, string> = {}): Promise<Browser> {
  const browser = aBrowser(host, cookies);
  await logIn(browser, email);
  await browser.post('/kosik', konev);
  expect((await browser.post('/kosik/dodaci-udaje', details)).headers.get('Location')).toBe('/kosik/doprava-a-platba');
  await browser.get('/kosik/doprava-a-platba');
  await endElsewhere(browser);
  return browser;
}

const loginTo = (path: string) => `/prihlasit?redirectTo=${encodeURIComponent(path)}`;
const targetOf = (response: Response) => response.headers.get('Location');
const textOf = async (browser: Browser, path: string) =>
  (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ');

describe('a login that has ended by itself', () => {
  it.each(['/kosik', '/kosik/dodaci-udaje', '/kosik/doprava-a-platba'])(
    'leads from %s to the login, which says why and leads back to the cart and what was filled in',
    async (path) => {
      const browser = await anEndedCustomer();
      expect(targetOf(await browser.get(path))).toBe(loginTo(path));
      // As script follows a link.
      expect(await textOf(browser, `${path}.data`)).toContain(loginTo(path));
      expect(await textOf(browser, loginTo(path))).toContain(message);
      expect(await logIn(browser, undefined, path)).toBe(path);
      expect(await textOf(browser, '/kosik')).toContain('v-konev');
      expect(await textOf(browser, '/kosik/dodaci-udaje')).toContain('Jabloňová 7');
      expect((await browser.get('/kosik/doprava-a-platba')).status).toBe(200);
    },
  );

  it.each([
    ['/kosik', { intent: 'empty' }, '/kosik'],
    ['/kosik', { intent: 'coupon', couponCode: 'ZAHRADA10' }, '/kosik'],
    ['/kosik/doprava-a-platba', { shipper: 's-ppl', payment: 'pay-transfer' }, '/kosik/doprava-a-platba'],
    ['/uzivatel/osobni-udaje', { firstName: 'Jana' }, '/uzivatel/osobni-udaje'],
    ['/uzivatel/zmena-hesla', { currentPassword: password }, '/uzivatel/zmena-hesla'],
    ['/uzivatel/firma', { email: 'novy@example.com' }, '/uzivatel/firma'],
    ['/prani', { add: 'v-konev' }, '/'],
  ])('leads from a form posted to %s to the login, which says why', async (path, fields, back) => {
    const browser = await anEndedCustomer();
    expect(targetOf(await browser.post(path, fields))).toBe(loginTo(back));
    expect(await textOf(browser, loginTo(back))).toContain(message);
  });

  it('loses nothing that is typed into the checkout', async () => {
    const browser = await anEndedCustomer();
    const step = '/kosik/doprava-a-platba';
    expect(targetOf(await browser.post('/kosik/dodaci-udaje', { ...details, street: 'Hrušňová 8' }))).toBe(step);
    expect(
      targetOf(await browser.post(step, { shipper: 's-ppl', payment: 'pay-transfer', note: 'Zvoňte dvakrát' })),
    ).toBe(loginTo(step));
    expect(await logIn(browser, undefined, step)).toBe(step);
    expect(await textOf(browser, step)).toContain('Hrušňová 8');
    expect(await textOf(browser, step)).toContain('Zvoňte dvakrát');
  });

  it('is told on any page, also one that guests get from memory, and in the checkout of another tab again', async () => {
    await aBrowser(host).get('/kontakt');
    const browser = await anEndedCustomer();
    expect(await textOf(browser, '/kontakt')).toContain(message);
    expect(await textOf(browser, '/kontakt')).not.toContain(message);
    expect(targetOf(await browser.post('/kosik/doprava-a-platba', { shipper: 's-ppl' }))).toBe(
      loginTo('/kosik/doprava-a-platba'),
    );
    expect(await textOf(browser, '/kontakt')).toContain(message);
  });

  it('is told when the browser has dropped the cookie of a token that expired', async () => {
    const browser = await anEndedCustomer();
    const { session = '', checkout = '' } = { session: browser.value('session'), checkout: browser.value('checkout') };
    expect(await textOf(aBrowser(host, { session }), '/kontakt')).toContain(message);
    expect(targetOf(await aBrowser(host, { session, checkout }).get('/kosik/dodaci-udaje'))).toBe(
      loginTo('/kosik/dodaci-udaje'),
    );
  });

  it('lets products be added, which the login puts into the cart of the account', async () => {
    const browser = await anEndedCustomer('firma@example.com');
    expect(targetOf(await browser.post('/kosik', { ...konev, id: 'v-darek' }))).toBe('/kosik');
    // The attempt of the other cart is settled first.
    for (const path of ['/kosik', '/kosik/dokonceni']) expect((await browser.get(path)).status).toBe(303);
    const page = await textOf(browser, '/kosik');
    expect(page).toContain(message);
    expect(page).toContain('v-darek');
    await logIn(browser, 'firma@example.com');
    for (const id of ['v-konev', 'v-darek']) expect(await textOf(browser, '/kosik')).toContain(id);
  });

  it('shows nothing of it to another customer, and nothing of the kind to guests or after a logout', async () => {
    const browser = await anEndedCustomer();
    await browser.get('/kosik');
    await logIn(browser, 'firma@example.com');
    await browser.post('/kosik', konev);
    expect(await textOf(browser, '/kosik/dodaci-udaje')).not.toContain('Jabloňová 7');
    await browser.post('/odhlasit');
    for (const guest of [browser, aBrowser(host)]) {
      const page = await guest.get('/kosik');
      expect([page.status, (await page.text()).includes('vypršelo')]).toEqual([200, false]);
    }
  });

  it('is told in Slovak', async () => {
    const browser = await anEndedCustomer(undefined, { locale: 'sk' });
    expect(await textOf(browser, '/kontakt')).toContain(
      'Vaše prihlásenie vypršalo. Prihláste sa znova, košík na vás čaká.',
    );
  });
});
