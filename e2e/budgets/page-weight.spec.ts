import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { moveUntilRequested, waitForScript } from '@vyloha/e2e-fixtures/interaction';
import { findKnownPages, type KnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { withImages } from '@vyloha/e2e-fixtures/launch-options';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withImages);

const kilobyte = 1000;
const budget = {
  script: 113.2 * kilobyte,
  /** Of a page that somebody only looks at; in brotli a tenth less. */
  lookedAt: { script: 135 * kilobyte, scriptFiles: 20, dataRequests: 1 },
  interactionScript: 60 * kilobyte,
  style: 20 * kilobyte,
  categoryHtml: 25 * kilobyte,
  layoutShift: 0.02,
};
const pageNames = ['home', 'category', 'product', 'cart'] as const;
/** In the document once the browser is idle; most boxes of products below the fold are among them. */
const maxElements = { home: 1_400, category: 1_800, product: 1_000, cart: 900 };

let pages: KnownPages;

test.beforeAll(async ({ baseURL }) => {
  pages = await findKnownPages(baseURL ?? '');
});

/** Waits for what browsers load by themselves, which is nothing that the frame of the page needs. */
async function waitForIdle(page: Page): Promise<void> {
  await waitForScript(page);
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits for what the first interaction loads: of that, the frame of the page is needed to hydrate the header. */
async function interact(page: Page): Promise<void> {
  await moveUntilRequested(page, '/ramec/');
  await waitForIdle(page);
}

type RequestKind = 'script' | 'stylesheet' | 'fetch';

/** Addresses that a page has requested so far, by kind. */
function collectRequests(page: Page): Readonly<Record<RequestKind, Set<string>>> {
  const requests = { script: new Set<string>(), stylesheet: new Set<string>(), fetch: new Set<string>() };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet' || kind === 'fetch') requests[kind].add(request.url());
  });
  return requests;
}

for (const name of pageNames) {
  test(`what ${name} loads and contains stays within its budgets`, async ({ browser, request }) => {
    const bytesOf = async (addresses: Set<string>) => {
      const bodies = await Promise.all([...addresses].map(async (url) => (await request.get(url)).body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    };
    const pageWithoutIdle = await browser.newPage();
    // Without idle time only critical resources are loaded.
    await pageWithoutIdle.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const critical = collectRequests(pageWithoutIdle);
    await pageWithoutIdle.goto(pages[name], { waitUntil: 'load' });
    await waitForScript(pageWithoutIdle);
    const first = await bytesOf(critical.script);
    await pageWithoutIdle.close();

    const page = await browser.newPage();
    const requests = collectRequests(page);
    await page.goto(pages[name], { waitUntil: 'load' });
    await waitForIdle(page);
    const [lookedAt, style] = [await bytesOf(requests.script), await bytesOf(requests.stylesheet)];
    const [scriptFiles, dataRequests] = [requests.script.size, requests.fetch.size];
    const elements = await page.locator('*').count();
    await interact(page);
    const used = await bytesOf(requests.script);
    await page.close();

    const description = `script ${first}, looked at ${lookedAt} in ${scriptFiles} files, used ${used}; style ${style}; data ${dataRequests}; elements ${elements}`;
    test.info().annotations.push({ type: 'gzip', description });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(budget.script);
    expect(lookedAt).toBeLessThanOrEqual(budget.lookedAt.script);
    expect(scriptFiles).toBeLessThanOrEqual(budget.lookedAt.scriptFiles);
    expect(dataRequests).toBeLessThanOrEqual(budget.lookedAt.dataRequests);
    expect(elements).toBeLessThanOrEqual(maxElements[name]);
    expect(used - lookedAt).toBeLessThanOrEqual(budget.interactionScript);
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
  await moveUntilRequested(page, '/assets/manifest-');
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
  await interact(page);
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
