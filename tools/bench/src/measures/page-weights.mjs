// @ts-check
import { findChromium } from '@vyloha/run/find-chromium';
import { chromium } from 'playwright';
import { gzipSync } from 'node:zlib';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';

/** Goals in thousands of bytes after gzip; the limits are in the tests. */
const goals = { html: 25, style: 20, script: 100, idleScript: 60 };
/** Long enough for everything that a page loads while idle. */
const settledMs = 2_000;

const toGzipKilobytes = (/** @type {Buffer} */ body) => gzipSync(body).length / 1000;

/**
 * Thousands of bytes of each kind that a page requests, each URL once.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {{ hasIdleTime: boolean }} options
 */
async function measureWeights(browser, url, { hasIdleTime }) {
  const page = await browser.newPage();
  // Without idle time only critical resources are loaded.
  if (!hasIdleTime) await page.addInitScript('window.requestIdleCallback = () => 0');
  /** @type {Map<string, { kind: string, body: Promise<Buffer> }>} */
  const responses = new Map();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (['document', 'script', 'stylesheet'].includes(kind))
      responses.set(response.url(), { kind, body: response.body() });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const weights = { document: 0, script: 0, stylesheet: 0 };
  for (const { kind, body } of responses.values()) {
    if (kind === 'document' || kind === 'script' || kind === 'stylesheet') weights[kind] += toGzipKilobytes(await body);
  }
  await page.close();
  return weights;
}

/** Transfer size of pages on a phone. @returns {Promise<import('../table.mjs').Row[]>} */
export async function pageWeights() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium; set CHROMIUM_PATH.');
  const shop = await openShop({ port: 44900, withStorefront: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const category = await findCategory(shop.origin);
    const product = await findProduct(shop.origin, category);
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const [name, path] of Object.entries({ home: '/', category, product, cart: '/kosik' })) {
      const first = await measureWeights(browser, shop.origin + path, { hasIdleTime: false });
      const all = await measureWeights(browser, shop.origin + path, { hasIdleTime: true });
      const addRow = (/** @type {string} */ what, /** @type {number} */ figure, /** @type {number} */ goal) =>
        rows.push({ what: `kB of ${what} after gzip, ${name}`, figure, goal, goalIs: 'max' });
      addRow('HTML', first.document, goals.html);
      addRow('styles', first.stylesheet, goals.style);
      addRow('script before idle', first.script, goals.script);
      addRow('script at idle', all.script - first.script, goals.idleScript);
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
