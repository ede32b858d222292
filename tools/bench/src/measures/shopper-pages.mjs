// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { forEachDatabase } from '../databases.mjs';
import { measureUnderLoad } from '../load.mjs';
import { cpuMilliseconds } from '../process-usage.mjs';
import { openShoppers } from '../shoppers.mjs';
import { median } from '../table.mjs';

/**
 * @typedef {{ hostMs: number, backendMs: number, firstByteMs: number, perSecond: number }} Cost of one page
 * @typedef {{ visitor: string, page: string, cost: Cost }} Measured
 */

const probe = pathToFileURL(join(workspaceRoot, 'tools/bench/src/render-probe.mjs')).href;
const connections = 20;
const aloneRequests = 60;
const shopName = 'shoppers';

/** Time until the headers of a response, with nobody else there. @param {string} url @param {Record<string, string>} headers */
async function firstByteAlone(url, headers) {
  const times = [];
  for (let request = 0; request < aloneRequests; request += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers, redirect: 'manual' });
    times.push(performance.now() - startedAt);
    await response.arrayBuffer();
  }
  return median(times);
}

/**
 * @param {import('../bench-shop.mjs').BenchShop} shop @param {string} path @param {Record<string, string>} headers
 * @returns {Promise<Cost>}
 */
async function measurePage({ origin, storefront, backendPid }, path, headers) {
  const url = origin + path;
  const firstByteMs = await firstByteAlone(url, headers);
  const pids = [storefront?.child.pid ?? 0, backendPid];
  let before = [0, 0];
  const load = { headers, connections, seconds: 4 };
  const { total, perSecond } = await measureUnderLoad(url, load, () => (before = pids.map(cpuMilliseconds)));
  const [hostMs = 0, backendMs = 0] = pids.map((pid, at) => (cpuMilliseconds(pid) - (before[at] ?? 0)) / total);
  return { hostMs, backendMs, firstByteMs, perSecond };
}

/** CPU of `renderToString` of the category page alone. @param {import('../bench-shop.mjs').BenchShop} shop @param {string} path */
async function renderAloneMs({ origin, storefront }, path) {
  const child = storefront?.child;
  if (!child) throw new Error('The storefront does not run.');
  // Somebody whose page is rendered for them alone.
  const response = await fetch(origin + path, { headers: { accept: 'text/html', cookie: 'vyloha_groups=bench' } });
  await response.arrayBuffer();
  const reply = once(child, 'message');
  child.send({ renderAlone: 400 });
  const [{ cpuMs, rendered }] = await reply;
  return cpuMs / rendered;
}

const catalogue = ['home', 'category', 'product', 'search'];

/** @param {string} database @param {Measured[]} measured @param {number} renderMs @returns {import('../table.mjs').Row[]} */
function toRows(database, measured, renderMs) {
  return measured.flatMap(({ visitor, page, cost }) => {
    const isPersonal = visitor !== 'guest';
    const isShared = catalogue.includes(page);
    if (isShared && !isPersonal) return [];
    const what = `${database}, ${visitor}, ${page}`;
    /** @type {import('../table.mjs').Row[]} */
    const rows = [
      {
        what: `${what}: CPU of the host, multiple of renderToString of a category`,
        figure: cost.hostMs / renderMs,
        goal: isShared ? 0.12 : 1.3,
        goalIs: 'max',
      },
    ];
    if (isShared)
      rows.push({
        what: `${what}: CPU of the backend, likewise`,
        figure: cost.backendMs / renderMs,
        goal: 0.15,
        goalIs: 'max',
      });
    return rows;
  });
}

/** What a page costs each kind of shopper, on both databases. @returns {Promise<import('../table.mjs').Row[]>} */
export async function shopperPages() {
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  await forEachDatabase([shopName], async (database) => {
    const nodeOptions = [`--import=${probe}`];
    const shop = await openShop({
      port: 24900,
      withStorefront: true,
      nodeOptions,
      databaseUrl: database.urlOf(shopName),
    });
    try {
      const category = await findCategory(shop.origin);
      const product = await findProduct(shop.origin, category);
      const pages = {
        home: '/',
        category,
        product,
        search: '/hledat?q=konev',
        cart: '/kosik',
        checkout: '/kosik/dodaci-udaje',
      };
      const renderMs = await renderAloneMs(shop, category);
      console.log(`${database.name}: renderToString of the category alone takes ${renderMs.toFixed(2)} ms of CPU`);
      /** @type {Measured[]} */
      const measured = [];
      for (const { name: visitor, headers, hasCart } of await openShoppers(shop, product)) {
        for (const [page, path] of Object.entries(pages)) {
          if (page === 'checkout' && !hasCart) continue;
          const cost = await measurePage(shop, path, headers);
          measured.push({ visitor, page, cost });
          const { hostMs, backendMs, firstByteMs, perSecond } = cost;
          console.log(
            `${database.name}, ${visitor}, ${page}: CPU ${hostMs.toFixed(2)} ms of the host, ${backendMs.toFixed(2)} ms of the backend; first byte alone ${firstByteMs.toFixed(1)} ms; ${perSecond.toFixed(0)} a second`,
          );
        }
      }
      rows.push(...toRows(database.name, measured, renderMs));
    } finally {
      await shop.stop();
    }
  });
  return rows;
}
