import { findEveryPage } from '@vyloha/e2e-fixtures/every-page';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const stylesheetsOf = ({ document }: PlainBrowser): string[] =>
  [...document.querySelectorAll('link[rel="stylesheet"]:not([media="print"])')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const classesOf = ({ document }: PlainBrowser): string[] =>
  [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);

/** Names of the classes that a stylesheet has rules for. */
async function readStyledClasses(address: URL): Promise<Set<string>> {
  const text = await (await fetch(address)).text();
  return new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

test('each page links the stylesheets of all it shows, and pages with products only the first', async ({ baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const shopPages = Object.values(await findKnownPages(origin));
  const linked = new Map<string, string[]>();
  const classes = new Map<string, string[]>();
  for (const path of await findEveryPage(origin)) {
    await browser.open(path);
    linked.set(path, stylesheetsOf(browser));
    classes.set(path, classesOf(browser));
  }

  const addresses = [...new Set([...linked.values()].flat())];
  const styled = new Map<string, Set<string>>();
  for (const address of addresses) styled.set(address, await readStyledClasses(new URL(address, origin)));
  const isStyled = (name: string, files: readonly string[]) => files.some((file) => styled.get(file)?.has(name));

  const missing = [...classes].map(([path, names]) => [
    path,
    names.filter((name) => isStyled(name, addresses) && !isStyled(name, linked.get(path) ?? [])),
  ]);
  expect(missing.filter(([, names]) => names?.length)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(1);
  expect(shopPages.map((path) => linked.get(path)?.length)).toEqual(shopPages.map(() => 1));
});
