// @ts-check
import { findChromium } from '@vyloha/run/find-chromium';
import { chromium } from 'playwright';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { measureUnderLoad } from '../load.mjs';
import { cpuMilliseconds } from '../process-usage.mjs';
import { openShoppers } from '../shoppers.mjs';

/**
 * @typedef {{ scripts: number, data: number, scriptKilobytes: number, elements: number, blockedMs: number }} View of a page
 */

/** Elements of the first document that a page may have; the others have no goal. */
const maxElements = new Map(Object.entries({ home: 1200, category: 1200, product: 1000, login: 400 }));
const rounds = 8;
/** Main thread of a phone, as Lighthouse simulates it. */
const slowdown = 4;
const longTaskMs = 50;
/** Of a document from memory. */
const load = { connections: 10, seconds: 3 };

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** Milliseconds by which tasks of the page's main thread exceed 50, in time of the thread. @param {Buffer} trace */
function blockedMilliseconds(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const isMain = (/** @type {TraceEvent} */ { name, args }) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}:${tid}`));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000 - longTaskMs)
    .reduce((sum, excess) => sum + Math.max(0, excess), 0);
}

/**
 * One page on a phone, until the browser has nothing left to do.
 * @param {import('playwright').Browser} browser @param {string} url @param {Record<string, string>} headers
 * @param {boolean} isTraced
 * @returns {Promise<View>}
 */
async function viewPage(browser, url, { cookie = '' }, isTraced) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'cs-CZ' });
  await context.addCookies(
    cookie
      .split('; ')
      .filter((pair) => pair.includes('='))
      .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url })),
  );
  const page = await context.newPage();
  let data = 0;
  /** @type {Promise<number>[]} */
  const scriptSizes = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'fetch') data += 1;
    if (kind === 'script') scriptSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  if (isTraced) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const blockedMs = isTraced ? blockedMilliseconds(await browser.stopTracing()) : 0;
  const elements = await page.locator('*').count();
  const scriptBytes = (await Promise.all(scriptSizes)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { scripts: scriptSizes.length, data, scriptKilobytes: scriptBytes / 1000, elements, blockedMs };
}

/**
 * What a page view costs as a browser makes it, pictures left out: processor time of the shop, requests, script,
 * elements, and the phone's main thread.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function pageViews() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium; set CHROMIUM_PATH.');
  const shop = await openShop({ port: 24900, withStorefront: true });
  const args = ['--no-sandbox', '--disable-background-networking', '--blink-settings=imagesEnabled=false'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const category = await findCategory(shop.origin);
    const product = await findProduct(shop.origin, category);
    const pages = {
      home: '/',
      category,
      product,
      search: '/hledat?q=hadice',
      cart: '/kosik',
      article: '/clanky',
      branches: '/pobocky',
      login: '/prihlasit',
    };
    const shoppers = (await openShoppers(shop, product)).filter(({ name }) => name !== 'business');
    const pids = [shop.storefront?.child.pid ?? 0, shop.backendPid];
    const usage = () => pids.map(cpuMilliseconds);
    let before = [0, 0];
    const { total } = await measureUnderLoad(
      shop.origin + category,
      { ...load, headers: shoppers[0]?.headers ?? {} },
      () => {
        before = usage();
      },
    );
    const documentMs = usage().reduce((sum, ms, at) => sum + ms - (before[at] ?? 0), 0) / total;
    console.log(`a guest's document: ${documentMs.toFixed(2)} ms`);
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      for (const { name: shopper, headers } of shoppers) {
        const url = shop.origin + path;
        const view = await viewPage(browser, url, headers, true);
        before = usage();
        for (let round = 0; round < rounds; round += 1) await viewPage(browser, url, headers, false);
        const [hostMs = 0, backendMs = 0] = usage().map((ms, at) => (ms - (before[at] ?? 0)) / rounds);
        console.log(
          `${name}, ${shopper}: host ${hostMs.toFixed(0)} ms, backend ${backendMs.toFixed(0)} ms, ${view.scripts} scripts, ` +
            `${view.scriptKilobytes.toFixed(0)} kB, ${view.data} data, ${view.elements} elements, blocked ${view.blockedMs.toFixed(0)} ms`,
        );
        const addRow = (/** @type {string} */ what, /** @type {number} */ figure, /** @type {number} */ goal) =>
          rows.push({ what: `${name}, ${shopper}: ${what}`, figure, goal, goalIs: 'max' });
        addRow('CPU of the shop, multiple of a guest’s document', (hostMs + backendMs) / documentMs, 100);
        if (shopper !== 'guest') continue;
        addRow('script files', view.scripts, 20);
        addRow('data requests', view.data, 1);
        addRow('kB of script', view.scriptKilobytes, 125);
        const mostElements = maxElements.get(name);
        if (mostElements !== undefined) addRow('elements', view.elements, mostElements);
        addRow(`ms of tasks above ${longTaskMs} ms, slowed down ${slowdown} times`, view.blockedMs, 50);
      }
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
