// @ts-check
import { findChromium } from '@vyloha/run/find-chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { median } from '../table.mjs';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @returns {Promise<import('../table.mjs').Row[]>} */
export async function lighthousePerformance() {
  const chromePath = await findChromium();
  if (!chromePath) throw new Error('No Chromium; set CHROMIUM_PATH.');
  const shop = await openShop({ port: 44500, withStorefront: true });
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const category = await findCategory(shop.origin);
    const product = await findProduct(shop.origin, category);
    const rows = [];
    for (const [name, path] of Object.entries({ home: '/', category, product, cart: '/kosik' })) {
      const scores = [];
      for (let round = 0; round < 3; round += 1) {
        const result = await lighthouse(shop.origin + path, {
          port: chrome.port,
          onlyCategories: ['performance'],
          logLevel: 'error',
        });
        scores.push((result?.lhr.categories['performance']?.score ?? 0) * 100);
      }
      rows.push({
        what: `Lighthouse mobile performance, ${name}`,
        figure: median(scores),
        goal: 95,
        goalIs: /** @type {const} */ ('min'),
      });
    }
    return rows;
  } finally {
    chrome.kill();
    await shop.stop();
  }
}
