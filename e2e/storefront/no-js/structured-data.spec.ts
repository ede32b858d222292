import { expect, test } from '@playwright/test';
import { findKnownPages } from '../fixtures/known-pages';
import { PlainBrowser } from '../fixtures/plain-browser';
import { problemsOf, typesOf } from '../fixtures/structured-data/check-structured-data';

const questions = '/zahrada/osiva-a-cibuloviny/semena-zeleniny';
const reviewed = '/produkt/zahradni-hadice-zdroj';

/** What a page tells search engines. */
async function toldBy(browser: PlainBrowser, path: string): Promise<unknown[]> {
  await browser.open(path);
  const blocks = [...browser.document.querySelectorAll('script[type="application/ld+json"]')];
  return blocks.map((block): unknown => JSON.parse(block.textContent ?? ''));
}

test('structured data of every kind of page keeps to the lists', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  const { home, category, product } = await findKnownPages(baseURL ?? '');
  const expected: readonly (readonly [path: string, types: readonly string[]])[] = [
    [home, ['Organization', 'WebSite', 'SearchAction']],
    [category, ['BreadcrumbList', 'ItemList']],
    [questions, ['BreadcrumbList', 'ItemList', 'FAQPage', 'Question', 'Answer']],
    [product, ['BreadcrumbList', 'Product', 'Offer', 'Brand']],
    [reviewed, ['Product', 'Offer', 'AggregateRating', 'Review', 'Rating', 'Person']],
    ['/rosa', ['BreadcrumbList', 'ItemList']],
    ['/eshop?p=2', ['BreadcrumbList', 'ItemList']],
    ['/znacky', ['BreadcrumbList']],
    ['/clanky', ['BreadcrumbList']],
  ];
  for (const [path, types] of expected) {
    const told = await toldBy(browser, path);
    expect(
      told.flatMap((data) => problemsOf(data)),
      path,
    ).toEqual([]);
    expect(typesOf(told), path).toEqual(expect.arrayContaining([...types]));
  }
});

test('catalogue pages have a title, a description and one address', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const { category, product } = await findKnownPages(origin);
  for (const path of [category, product, questions, '/znacky', '/eshop', '/akumulatorove-sekacky']) {
    await browser.open(path);
    const { document } = browser;
    expect(document.title.length, path).toBeGreaterThan(10);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')?.length, path).toBeGreaterThan(
      20,
    );
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href'), path).toBe(origin + path);
    expect(document.querySelector('meta[name="robots"]'), path).toBeNull();
  }
});

test('choices of a category are no pages of their own, but for those that editors made', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  const mowers = '/zahrada/zahradni-technika/sekacky-na-travu';
  await browser.open(`${mowers}?skladem=1`);
  expect(browser.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(browser.document.querySelector('link[rel="canonical"]')).toBeNull();
  await browser.open(`${mowers}?f.pohon=akumulator`);
  expect(browser.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `${baseURL ?? ''}/akumulatorove-sekacky`,
  );
});
