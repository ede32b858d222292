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

/** What a shopper notices, with the goals of every page type. */
const audits = [
  { name: 'first paint, ms', audit: 'first-contentful-paint', goal: 1200 },
  { name: 'largest paint, ms', audit: 'largest-contentful-paint', goal: 1800 },
  { name: 'blocked, ms', audit: 'total-blocking-time', goal: 100 },
  // None at all; shares of nothing cannot be printed.
  { name: 'layout shift', audit: 'cumulative-layout-shift', goal: 0.001 },
];

const rounds = 3;

/** @param {string} url @param {number} port of Chromium */
async function measureOnce(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { categories, audits: measured } = result?.lhr ?? {};
  return {
    score: (categories?.['performance']?.score ?? 0) * 100,
    values: audits.map(({ audit }) => measured?.[audit]?.numericValue ?? NaN),
  };
}

/** @param {string} name @param {string} url @param {number} port @returns {Promise<import('../table.mjs').Row[]>} */
async function measurePage(name, url, port) {
  /** @type {Awaited<ReturnType<typeof measureOnce>>[]} */
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measureOnce(url, port));
  return [
    { what: `Lighthouse mobile, ${name}`, figure: median(results.map(({ score }) => score)), goal: 99, goalIs: 'min' },
    ...audits.map((audit, at) => ({
      what: `Lighthouse mobile, ${name}: ${audit.name}`,
      figure: median(results.map(({ values }) => values[at] ?? NaN)),
      goal: audit.goal,
      goalIs: /** @type {const} */ ('max'),
    })),
  ];
}

/** @returns {Promise<import('../table.mjs').Row[]>} */
export async function lighthousePerformance() {
  const chromePath = await findChromium();
  if (!chromePath) throw new Error('No Chromium; set CHROMIUM_PATH.');
  const shop = await openShop({ port: 24500, withStorefront: true });
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const category = await findCategory(shop.origin);
    const pages = {
      home: '/',
      category,
      product: await findProduct(shop.origin, category),
      search: '/hledat?q=hadice',
      cart: '/kosik',
      articles: '/clanky',
      article: '/clanek/rajcata-od-seminka',
      'content page': '/stranka/doprava',
    };
    const rows = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(...(await measurePage(name, shop.origin + path, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
    await shop.stop();
  }
}
