import { aBrowser } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import type { RunningBackend } from '@vyloha/test-backend';
import { requestToken } from './request-token';

interface Shopper {
  /** `null` for a guest. */
  email: string | null;
  /** Pieces in the cart. */
  quantity: number;
}

/** The browser's cookies, by name. */
export function cookiesOf(browser: Browser): Record<string, string> {
  return Object.fromEntries(browser.names().map((name) => [name, browser.value(name) ?? '']));
}

/** Cookies of a shopper with something in the cart and the comparison, and a customer also in the wish list. */
export async function aShopperWith(
  { email, quantity }: Shopper,
  { host, backend }: { host: RunningHost; backend: RunningBackend },
): Promise<Record<string, string>> {
  const token = email === null ? {} : { token: await requestToken(backend, email) };
  const browser = aBrowser(host, token);
  const product = await (await browser.get('/produkt/konev')).text();
  const variantId = /name="id" value="([^"]+)"/.exec(product)?.[1] ?? '';
  await browser.post('/kosik', { intent: 'add', id: variantId, quantity: String(quantity) });
  await browser.get('/');
  await browser.post('/porovnat', { add: /name="add" value="(p-[^"]+)"/.exec(product)?.[1] ?? '' });
  await browser.get('/');
  if (email !== null) await browser.post('/prani', { add: variantId }, { Referer: `${host.url}/` });
  await browser.get('/');
  const { changed: _, ...cookies } = cookiesOf(browser);
  return cookies;
}
