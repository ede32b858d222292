import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findKnownPages, type KnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const pageNames = ['home', 'category', 'product', 'cart'] as const;
const categories = ['accessibility', 'best-practices', 'seo'];

let pages: KnownPages;
let chrome: LaunchedChrome;

test.beforeAll(async ({ baseURL }) => {
  pages = await findKnownPages(baseURL ?? '');
  chrome = await launch({
    ...(process.env['CHROMIUM_PATH'] ? { chromePath: process.env['CHROMIUM_PATH'] } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
});

test.afterAll(() => chrome.kill());

for (const name of pageNames) {
  test(`Lighthouse finds no violations on ${name}`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const result = await lighthouse(new URL(pages[name], baseURL).href, {
      port: chrome.port,
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    const report = result?.lhr;
    const failed = Object.values(report?.audits ?? {})
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
      .map((audit) => audit.id);
    const scores = Object.fromEntries(
      Object.entries(report?.categories ?? {}).map(([id, category]) => [id, category.score]),
    );
    expect(scores, failed.join(', ')).toEqual({ accessibility: 1, 'best-practices': 1, seo: 1 });
  });
}
