import { type AnalyticsEvent, parsePending, toDataLayer } from '@vyloha/analytics';
import { toCartItems, type Cart } from '@vyloha/cart';
import { headerNames } from '@vyloha/contract';
import { consentVersion } from '@vyloha/shell/server';
import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { decode } from 'turbo-stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let backend: RunningBackend;
let host: RunningHost;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost({ url: new URL(backend.storeUrl).origin }, { TAG_MANAGER_ID: 'GTM-1' }, { build });
});
afterAll(async () => {
  await host.close();
  await backend.stop();
});

const names = [
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first thing in the data of a page that is one. */
function find<Found>(data: unknown, isFound: (value: Record<string, unknown>) => boolean): Found {
  const waiting: unknown[] = [data];
  for (const value of waiting) {
    if (!isObject(value)) continue;
    if (!Array.isArray(value) && isFound(value)) return value as Found;
    waiting.push(...Object.values(value));
  }
  throw new Error('It is not in the data');
}

interface Measured {
  measured: object;
}
interface Placed {
  code: string;
  token: string;
}

async function dataOf(browser: Browser, path: string): Promise<unknown> {
  const { body } = await browser.get(`${path}.data`);
  if (body === null) throw new Error(`${path} has no data`);
  const data = { ...((await decode(body)).value as Record<string, unknown>) };
  // Its cart is that of the frame.
  delete data['root'];
  return data;
}

/** What joins events: the fields of the product without its amount and its place. */
function joining(event: AnalyticsEvent): unknown {
  const entry = toDataLayer(event).at(-1);
  const [item] = (entry?.['ecommerce'] as { items: Record<string, unknown>[] }).items;
  const { quantity: _, index: _index, item_list_name: _list, price: _price, ...fields } = item ?? {};
  return JSON.parse(JSON.stringify(fields).replaceAll('\u00A0', ' '));
}

it('a product has the same fields in every event from a list to a refund', async () => {
  const browser = aBrowser(host);
  const notice = `consent-${consentVersion(host.services.config)}`;
  await browser.post('/zavrit', { notice, consent: 'all', redirectTo: '/' });
  const seen = new Map<string, unknown>();
  const see = (event: AnalyticsEvent) => seen.set(event.name, joining(event));
  /** Events of posted forms, each once. */
  const take = () => parsePending(browser.value('events') ?? null).forEach(see);
  const priced = { currency: 'CZK', value: 1 };

  const box = find<Measured>(
    await dataOf(browser, '/zahrada'),
    ({ slug, measured }) => slug === 'konev' && isObject(measured),
  );
  see({ name: 'view_item_list', listName: 'Zahrada', currency: 'CZK', items: [box.measured] });
  see({ name: 'select_item', listName: 'Zahrada', currency: 'CZK', items: [box.measured] });
  const page = await dataOf(browser, '/produkt/konev');
  see({
    name: 'view_item',
    ...priced,
    items: [find<Measured>(page, ({ slug, axes }) => slug === 'konev' && axes !== undefined).measured],
  });
  await browser.post('/kosik', { intent: 'add', id: 'v-konev', quantity: '2' });
  take();
  const cart = find<Cart>(
    await dataOf(browser, '/kosik'),
    ({ lines, totals }) => Array.isArray(lines) && isObject(totals),
  );
  see({ name: 'view_cart', currency: 'CZK', ...toCartItems(cart) });
  const checkout = find<Measured>(await dataOf(browser, '/kosik/dodaci-udaje'), ({ measured }) => isObject(measured));
  for (const name of ['add_shipping_info', 'add_payment_info'] as const)
    see({ name, shippingTier: 'PPL', paymentType: 'Převodem', ...priced, items: [checkout.measured] });
  see({ name: 'begin_checkout', step: 1, ...priced, items: [checkout.measured] });

  const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
  const order = {
    ...{ name: 'Jan Novák', firstName: 'Jan', lastName: 'Novák', email: 'jan@example.com', phone: '+420 777 123 456' },
    ...{ billing_address: address, shipping: { name: 'Jan Novák', address }, custom: {}, comment: '', terms: true },
    ...{ shipper_comment: '', payment_id: 'pay-cod', shipper_id: 's-ppl', branch_id: null },
  };
  const headers = { 'content-type': 'application/json', [headerNames.guestCart]: browser.value('guest_cart') ?? '' };
  const call = { method: 'POST', headers, body: JSON.stringify(order) };
  const placed: unknown = await (await fetch(`${backend.storeUrl}/api/v1/cart/place`, call)).json();
  const { code, token } = find<Placed>(placed, (value) => 'code' in value && 'token' in value);
  const line = find<Measured>(await dataOf(browser, `/objednavka/${token}`), ({ measured }) => isObject(measured));
  const sums = { orderCode: code, shipping: 0, payment: 0, ...priced };
  see({ name: 'purchase', ...sums, items: [line.measured] });

  const opened = await browser.post('/odstoupeni-od-smlouvy', { code, email: 'jan@example.com' });
  const withdrawalPath = new URL(opened.headers.get('Location') ?? '', host.url).pathname;
  const form = find<Measured & { id: string }>(await dataOf(browser, withdrawalPath), ({ measured }) =>
    isObject(measured),
  );
  const attempt = find<{ attempt: string }>(await dataOf(browser, withdrawalPath), (value) => 'attempt' in value);
  const chosen = { [`item.${form.id}`]: 'on', [`item.${form.id}.amount`]: '1', bankAccount: '', reason: '' };
  await browser.post(withdrawalPath, { ...chosen, attempt: attempt.attempt });
  take();

  await browser.post('/kosik', { intent: 'add', id: 'v-konev', quantity: '1' });
  await browser.post('/kosik', { intent: 'empty' });
  take();

  const konev = {
    item_id: 'v-konev',
    item_name: 'Konev, Zelená',
    item_brand: 'Rosa',
    item_category: 'Zahrada',
    item_category2: 'Hadice',
    item_variant: 'Zelená',
  };
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(names.map((name) => [name, konev])));
});
