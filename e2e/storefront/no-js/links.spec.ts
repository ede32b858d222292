import { expect, test } from '@playwright/test';
import { findKnownPages } from '../fixtures/known-pages';
import { PlainBrowser } from '../fixtures/plain-browser';

/** Pages behind a login answer a guest as they like. */
const forCustomersOnly = /^\/uzivatel(\/|$)/;
const firstRefusal = 400;

/** Own addresses that the page links to, without those for customers only. */
function ownLinks({ document, url }: PlainBrowser): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => new URL(link.href));
  return links
    .filter(({ origin, pathname }) => origin === url.origin && !forCustomersOnly.test(pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);
}

test('every own link of home, category, product, cart and delivery leads somewhere', async ({ baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const { home, category, product, cart } = await findKnownPages(origin);
  const linkedFrom = new Map<string, string>();
  const collect = async (path: string) => {
    await browser.open(path);
    expect(browser.url.pathname).toBe(path);
    for (const link of ownLinks(browser)) linkedFrom.set(link, path);
  };

  for (const path of [home, category, product]) await collect(path);
  await browser.submit(browser.form('input[name="id"]'));
  for (const path of [cart, '/kosik/dodaci-udaje']) await collect(path);
  // A page that says goodbye would take the cart along.
  linkedFrom.delete('/odhlasit');

  expect(linkedFrom.size).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const [link, page] of linkedFrom) {
    const { status } = await fetch(new URL(link, origin), { headers: { accept: 'text/html' } });
    if (status >= firstRefusal) refused.push(`${status} ${link}, linked from ${page}`);
  }
  expect(refused).toEqual([]);
});
