import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { findKnownPages, type KnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { withImages } from '@vyloha/e2e-fixtures/launch-options';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withImages);

const kilobyte = 1000;
const budget = {
  script: 112 * kilobyte,
  idleScript: 60 * kilobyte,
  style: 20 * kilobyte,
  categoryHtml: 25 * kilobyte,
  layoutShift: 0.02,
};
const pageNames = ['home', 'category', 'product', 'cart'] as const;

let pages: KnownPages;

test.beforeAll(async ({ baseURL }) => {
  pages = await findKnownPages(baseURL ?? '');
});

/** What is loaded at idle has been asked for: of that, the frame of the page is needed to hydrate the header. */
async function waitForIdle(page: Page): Promise<void> {
  const hasFrame = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ramec/'));
  await page.waitForFunction(hasFrame);
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Addresses of the scripts and stylesheets that a page requests until it is loaded, or idle. */
async function findFiles(
  page: Page,
  address: string,
  until: 'load' | 'idle',
): Promise<Record<'script' | 'stylesheet', Set<string>>> {
  const files = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') files[kind].add(request.url());
  });
  await page.goto(address, { waitUntil: 'load' });
  if (until === 'idle') await waitForIdle(page);
  return files;
}

for (const name of pageNames) {
  test(`script and styles of ${name} stay within their budgets`, async ({ browser, request }) => {
    const bytesOf = async (addresses: Set<string>) => {
      const bodies = await Promise.all([...addresses].map(async (url) => (await request.get(url)).body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    };
    const pageWithoutIdle = await browser.newPage();
    // Without idle time only critical resources are loaded.
    await pageWithoutIdle.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const first = await bytesOf((await findFiles(pageWithoutIdle, pages[name], 'load')).script);
    await pageWithoutIdle.close();

    const pageWithIdle = await browser.newPage();
    const files = await findFiles(pageWithIdle, pages[name], 'idle');
    const [all, style] = [await bytesOf(files.script), await bytesOf(files.stylesheet)];
    await pageWithIdle.close();

    test
      .info()
      .annotations.push({ type: 'gzip', description: `script ${first}, at idle ${all - first}, style ${style}` });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(budget.script);
    expect(all - first).toBeLessThanOrEqual(budget.idleScript);
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThanOrEqual(budget.style);
  });
}

test('the routes of the shop come from a file that browsers keep, not from a request per page view', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  const routes = page.waitForResponse('**/assets/manifest-*');
  await page.goto(pages.category);
  expect((await routes).headers()['cache-control']).toContain('immutable');
  // A link to a route that the page itself did not have.
  await page.locator('main a[href^="/produkt/"]').first().click();
  await page.waitForURL('**/produkt/**');
  await expect(page.locator('h1')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/assets/manifest-'))).toHaveLength(1);
  expect(requests.filter((path) => path.includes('__manifest'))).toEqual([]);
  expect(requests.filter((path) => path.endsWith('.data'))).not.toEqual([]);
});

/** Cumulative layout shift while a page loads, as the browser measures it. */
async function measureLayoutShift(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await waitForIdle(page);
  const shifts = await page.evaluate(() => ('layoutShifts' in window ? (window.layoutShifts as number[]) : [Infinity]));
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

for (const name of pageNames) {
  test(`${name} has no layout shift while it loads`, async ({ browser }) => {
    expect(await measureLayoutShift(browser, pages[name])).toBeLessThanOrEqual(budget.layoutShift);
  });
}

for (const address of ['/blocksettings', '/blocksettings?theme=alternative']) {
  test(`${address} has no layout shift while it loads`, async ({ browser, baseURL }) => {
    const shift = await measureLayoutShift(browser, new URL(address, baseURL).href);
    expect(shift).toBeLessThanOrEqual(budget.layoutShift);
  });
}

test('the HTML of a category of 21 products stays within its budget', async ({ request }) => {
  const response = await request.get(pages.category);
  const html = await response.text();
  expect(html.match(/href="\/produkt\//g)?.length ?? 0).toBeGreaterThanOrEqual(21);
  expect(gzipSync(html).length).toBeLessThanOrEqual(budget.categoryHtml);
});
