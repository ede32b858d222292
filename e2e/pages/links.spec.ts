import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** Pages that require a login may respond to a guest in any way. */
const customerOnlyPaths = /^\/uzivatel(\/|$)/;
const minErrorStatus = 400;

/** Internal paths that the page links to, without customer-only ones; of the filters of a page, each once. */
function findInternalLinks({ document, url }: PlainBrowser): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .map((link) => new URL(link.href))
    .filter(({ origin, pathname }) => origin === url.origin && !customerOnlyPaths.test(pathname));
  const byKind = new Map(links.map((link) => [`${link.pathname}?${[...link.searchParams.keys()].join()}`, link]));
  return [...byKind.values()].map(({ pathname, search }) => `${pathname}${search}`);
}

test('no internal link of home, category, product, cart and delivery is broken', async ({ baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const { home, category, product, cart } = await findKnownPages(origin);
  const sourceByLink = new Map<string, string>();
  const collectLinks = async (path: string) => {
    await browser.open(path);
    expect(browser.url.pathname).toBe(path);
    for (const link of findInternalLinks(browser)) sourceByLink.set(link, path);
  };

  for (const path of [home, category, product]) await collectLinks(path);
  await browser.submit(browser.form('input[name="id"]'));
  for (const path of [cart, '/kosik/dodaci-udaje']) await collectLinks(path);
  // Logging out would delete the cart.
  sourceByLink.delete('/odhlasit');

  expect(sourceByLink.size).toBeGreaterThan(20);
  const brokenLinks: string[] = [];
  for (const [link, page] of sourceByLink) {
    const { status } = await fetch(new URL(link, origin), { headers: { accept: 'text/html' } });
    if (status >= minErrorStatus) brokenLinks.push(`${status} ${link}, linked from ${page}`);
  }
  expect(brokenLinks).toEqual([]);
});
