import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { collectTypes, findProblems } from '@vyloha/e2e-fixtures/structured-data/check-structured-data';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const categoryWithFaq = '/zahrada/osiva-a-cibuloviny/semena-zeleniny';
const reviewedProduct = '/produkt/zahradni-hadice-zdroj';

/** Structured data of a page. */
async function readStructuredData(browser: PlainBrowser, path: string): Promise<unknown[]> {
  await browser.open(path);
  const blocks = [...browser.document.querySelectorAll('script[type="application/ld+json"]')];
  return blocks.map((block): unknown => JSON.parse(block.textContent ?? ''));
}

test('structured data of every kind of page meets the requirement lists', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  const { home, category, product } = await findKnownPages(baseURL ?? '');
  const expected: readonly (readonly [path: string, types: readonly string[]])[] = [
    [home, ['Organization', 'WebSite', 'SearchAction']],
    [category, ['BreadcrumbList', 'ItemList']],
    [categoryWithFaq, ['BreadcrumbList', 'ItemList', 'FAQPage', 'Question', 'Answer']],
    [product, ['BreadcrumbList', 'Product', 'Offer', 'Brand']],
    [reviewedProduct, ['Product', 'Offer', 'AggregateRating', 'Review', 'Rating', 'Person']],
    ['/rosa', ['BreadcrumbList', 'ItemList']],
    ['/eshop?p=2', ['BreadcrumbList', 'ItemList']],
    ['/znacky', ['BreadcrumbList']],
    ['/clanky', ['BreadcrumbList']],
    ['/clanky?seznam=pobocky', ['BreadcrumbList']],
    [
      '/pobocky/praha-karlin',
      ['BreadcrumbList', 'LocalBusiness', 'PostalAddress', 'GeoCoordinates', 'OpeningHoursSpecification'],
    ],
  ];
  for (const [path, types] of expected) {
    const structuredData = await readStructuredData(browser, path);
    expect(
      structuredData.flatMap((data) => findProblems(data)),
      path,
    ).toEqual([]);
    expect(collectTypes(structuredData), path).toEqual(expect.arrayContaining([...types]));
  }
});

test('catalogue pages have a title, a description and one canonical URL', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const { category, product } = await findKnownPages(origin);
  for (const path of [category, product, categoryWithFaq, '/znacky', '/eshop', '/akumulatorove-sekacky']) {
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

test('filter selections of a category are not indexed, except for editorial ones', async ({ baseURL }) => {
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
