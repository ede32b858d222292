// @ts-check
import { findChromium } from '@vyloha/run/find-chromium';
import { chromium } from 'playwright';
import { gzipSync } from 'node:zlib';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';

/** Goals in thousands of bytes after gzip; the tests hold the limits. */
const goals = { html: 25, style: 20, script: 100, idleScript: 60 };
/** Long enough for everything that a page fetches when the browser has time. */
const settledMs = 2_000;

const kilobytes = (/** @type {Buffer} */ body) => gzipSync(body).length / 1000;

/**
 * Thousands of bytes of each kind that a page asks for, each address once.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {{ hasIdleTime: boolean }} options
 */
async function weigh(browser, url, { hasIdleTime }) {
  const page = await browser.newPage();
  // Without idle time only what the page cannot do without is loaded.
  if (!hasIdleTime) await page.addInitScript('window.requestIdleCallback = () => 0');
  /** @type {Map<string, { kind: string, body: Promise<Buffer> }>} */
  const answers = new Map();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (['document', 'script', 'stylesheet'].includes(kind))
      answers.set(response.url(), { kind, body: response.body() });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const weights = { document: 0, script: 0, stylesheet: 0 };
  for (const { kind, body } of answers.values()) {
    if (kind === 'document' || kind === 'script' || kind === 'stylesheet') weights[kind] += kilobytes(await body);
  }
  await page.close();
  return weights;
}

/** What pages weigh on the way to a phone. @returns {Promise<import('../table.mjs').Row[]>} */
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
      const first = await weigh(browser, shop.origin + path, { hasIdleTime: false });
      const all = await weigh(browser, shop.origin + path, { hasIdleTime: true });
      const of = (/** @type {string} */ what, /** @type {number} */ figure, /** @type {number} */ goal) =>
        rows.push({ what: `kB of ${what} after gzip, ${name}`, figure, goal, better: 'most' });
      of('HTML', first.document, goals.html);
      of('styles', first.stylesheet, goals.style);
      of('script before idle', first.script, goals.script);
      of('script at idle', all.script - first.script, goals.idleScript);
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
