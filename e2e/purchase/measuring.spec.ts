import type { Page } from '@playwright/test';
import { consentOfCookie, cookieNames } from '@vyloha/contract';
import { cookieNamesOf, recordDataLayer } from '@vyloha/e2e-fixtures/data-layer';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { killProcess, type RunningProcess, startStorefront } from '@vyloha/e2e-fixtures/processes';
import {
  addToCart,
  completeDelivery,
  placeOrder,
  readOrderCode,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const necessary = Object.entries(cookieNames).flatMap(([key, name]) => (key in consentOfCookie ? [] : [name]));
let shop: RunningProcess;

test.beforeAll(async () => {
  shop = await startStorefront({ TAG_MANAGER_ID: 'GTM-TEST', FEATURES: 'utm,compare' });
  // On a busy machine its first pages may miss their deadline.
  const status = async () => (await fetch(`${shop.origin}/hledat?q=hadice`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => killProcess(shop));

const notice = (page: Page) => page.getByRole('region', { name: 'Soubory cookie' });

/** From a product to the placed order. */
async function buy(page: Page): Promise<string> {
  await page.goto(shop.origin + (await findKnownPages(shop.origin)).product);
  await addToCart(page);
  await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dodací údaje' })).toBeVisible();
  await completeDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  return readOrderCode(page);
}

test('a purchase with consent is reported step by step, and once', async ({ page }) => {
  const { entries, events } = await recordDataLayer(page, shop.origin);
  await page.goto(`${shop.origin}/hledat?q=hadice&utm_source=news`);
  await notice(page).getByRole('button', { name: 'Přijmout vše' }).click();
  // What the page reported while it hydrated, long before anybody agreed.
  await expect.poll(events).toContain('search');
  expect(entries[0]).toEqual({
    command: [
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', security_storage: 'granted' }),
    ],
  });
  expect(entries[1]).toEqual({
    command: [
      'consent',
      'update',
      expect.objectContaining({ ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' }),
    ],
  });
  expect(entries[2]).toMatchObject({ event: 'gtm.js' });
  expect(await cookieNamesOf(page.context())).toContain('utm');
  await expect.poll(events).toContain('view_item_list');
  await page.locator('main article h2 a').first().click();
  await expect.poll(events).toContain('view_item');
  expect(events()).toContain('select_item');

  const code = await buy(page);
  await expect.poll(events).toContain('purchase');
  for (const name of [
    'page_view',
    'user_loaded',
    'session_loaded',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'checkout_progress',
    'add_shipping_info',
    'add_payment_info',
  ]) {
    expect(events()).toContain(name);
  }
  const { ecommerce } = entries.find(({ event }) => event === 'purchase') ?? {};
  expect(ecommerce).toMatchObject({ transaction_id: code, currency: 'CZK', items: [{ quantity: 1 }] });
  const { items, shipping, payment, value, revenue } = ecommerce as Record<string, number> & {
    items: { price: number }[];
  };
  expect(value).toBe((items[0]?.price ?? 0) + (shipping ?? 0) + (payment ?? 0));
  expect(revenue).toBe(value);
  expect(entries.find(({ event }) => event === 'begin_checkout')?.ecommerce).toMatchObject({ checkout_step: 1 });
  await page.reload();
  await expect.poll(() => events().filter((name) => name === 'page_view').length).toBeGreaterThan(5);
  expect(events().filter((name) => name === 'purchase')).toHaveLength(1);
});

test('products that a script appends and quantities changed in the cart are reported', async ({ page }) => {
  const { entries, events } = await recordDataLayer(page, shop.origin);
  const itemsOf = (name: string) =>
    entries.filter(({ event }) => event === name).map(({ ecommerce }) => ecommerce?.items ?? []);
  await page.goto(`${shop.origin}/zahrada/osiva-a-cibuloviny/semena-zeleniny`);
  await notice(page).getByRole('button', { name: 'Přijmout vše' }).click();
  await expect.poll(events).toContain('view_item_list');
  await page.getByRole('link', { name: 'Načíst další zboží' }).click();
  await expect.poll(() => itemsOf('view_item_list').map(([first]) => first?.index)).toContain(21);
  const appended = page.getByRole('region', { name: 'Zboží' }).getByRole('article').nth(21);
  await appended.getByRole('heading').getByRole('link').click();
  await expect.poll(() => itemsOf('select_item')).toMatchObject([[{ index: 21 }]]);

  await page.goto(shop.origin + (await findKnownPages(shop.origin)).product);
  await addToCart(page);
  await expect.poll(() => itemsOf('add_to_cart')).toMatchObject([[{ quantity: 1 }]]);
  const change = (name: RegExp) => page.locator('main').getByRole('button', { name }).first().click();
  await change(/^Přidat – /);
  await expect.poll(() => itemsOf('add_to_cart')).toMatchObject([[{ quantity: 1 }], [{ quantity: 1 }]]);
  await change(/^Ubrat – /);
  await expect.poll(() => itemsOf('remove_from_cart')).toMatchObject([[{ quantity: 1 }]]);
});

test('without a consent nothing leaves the shop, and only necessary cookies are written', async ({ page }) => {
  const { entries, foreign } = await recordDataLayer(page, shop.origin);
  await page.goto(`${shop.origin}/?utm_source=news`);
  await expect(notice(page)).toBeVisible();
  expect(await cookieNamesOf(page.context())).toEqual(['session']);
  await notice(page).getByRole('button', { name: 'Jen nezbytné' }).click();
  await buy(page);
  await expect(page.locator('[data-order-code]').first()).toBeVisible();
  expect(foreign).toEqual([]);
  for (const name of await cookieNamesOf(page.context())) expect(necessary).toContain(name);
  expect(await page.evaluate(() => localStorage.getItem('vyloha.purchase'))).toBeNull();
  expect(entries.filter(({ command }) => command?.[1] !== 'default')).toEqual([]);
});

test('a consent that is withdrawn ends with the document, and its cookies with it', async ({ page }) => {
  const { entries, events, foreign } = await recordDataLayer(page, shop.origin);
  await page.goto(shop.origin);
  await notice(page).getByRole('button', { name: 'Přijmout vše' }).click();
  await expect.poll(events).toContain('page_view');
  expect(foreign).toHaveLength(1);
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: shop.origin }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nastavení cookies' }).click();
  await page.getByRole('button', { name: 'Jen nezbytné' }).click();
  await expect(page.getByText('Nastavení cookies jsme uložili').first()).toBeVisible();
  await expect(page.getByLabel('Měření návštěvnosti')).not.toBeChecked();
  expect(await cookieNamesOf(page.context())).toEqual(['closed', 'consent', 'session']);
  entries.length = 0;
  foreign.length = 0;
  await page.goto(`${shop.origin}/hledat?q=hadice`, { waitUntil: 'load' });
  // What reports would do so once the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([events(), foreign]).toEqual([[], []]);
});

test('the decision works without script, and what forms did then is reported by the next page', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'cs-CZ' });
  const page = await plain.newPage();
  await page.goto(shop.origin);
  await notice(page).getByRole('link', { name: 'Podrobné nastavení' }).click();
  await page.getByLabel('Měření návštěvnosti').check();
  await page.getByRole('button', { name: 'Uložit výběr' }).click();
  await expect(page.getByText(/Naposledy jste se rozhodli/)).toBeVisible();
  await expect(page.getByLabel('Reklama')).not.toBeChecked();
  await page.goto(shop.origin + (await findKnownPages(shop.origin)).product);
  await expect(notice(page)).toBeHidden();
  await addToCart(page, false);

  const context = await browser.newContext({ storageState: await plain.storageState(), locale: 'cs-CZ' });
  const scripted = await context.newPage();
  const { entries, events } = await recordDataLayer(scripted, shop.origin);
  await scripted.goto(shop.origin);
  await expect.poll(events).toContain('add_to_cart');
  expect(entries.find(({ event }) => event === 'add_to_cart')?.ecommerce?.items).toHaveLength(1);
  expect(entries[1]?.command?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(await cookieNamesOf(context)).not.toContain('events');
  await plain.close();
  await context.close();
});
