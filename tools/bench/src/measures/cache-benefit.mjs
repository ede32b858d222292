// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { measureUnderLoad } from '../load.mjs';
import { cpuMilliseconds } from '../process-usage.mjs';
import { logIn } from '../shoppers.mjs';

/** @typedef {{ perSecond: number, hostMs: number, backendMs: number }} Cost of a page; milliseconds of CPU for one */

const probe = pathToFileURL(join(workspaceRoot, 'tools/bench/src/memory-probe.mjs')).href;
const commonHeaders = { accept: 'text/html', 'accept-encoding': 'gzip' };

/**
 * Visitors of a page, measured one after another. Shoppers of a group get no page cached for all guests, but cached
 * backend responses; for the third one the storefront's cache looks empty.
 * @param {string} token @returns {Record<string, { cookie?: string, bypassesCache?: boolean }>}
 */
const visitors = (token) => ({
  cachedPage: {},
  cachedResponses: { cookie: 'vyloha_groups=bench' },
  nothingCached: { cookie: 'vyloha_groups=bench', bypassesCache: true },
  loggedIn: { cookie: `vyloha_token=${token}` },
});

/**
 * @param {import('../bench-shop.mjs').BenchShop} shop @param {string} path
 * @param {{ cookie?: string, bypassesCache?: boolean }} visitor
 * @returns {Promise<Cost>}
 */
async function measureCost({ origin, storefront, backendPid }, path, { cookie, bypassesCache = false }) {
  storefront?.child.send(bypassesCache ? 'disableCache' : 'enableCache');
  const pids = [storefront?.child.pid ?? 0, backendPid];
  const load = { headers: { ...commonHeaders, ...(cookie && { cookie }) }, connections: 1 };
  let before = [0, 0];
  const { perSecond, total } = await measureUnderLoad(origin + path, load, () => (before = pids.map(cpuMilliseconds)));
  const [hostMs = 0, backendMs = 0] = pids.map((pid, at) => (cpuMilliseconds(pid) - (before[at] ?? 0)) / total);
  return { perSecond, hostMs, backendMs };
}

/**
 * The benefit of the storefront's caches: pages per second and CPU per page, with a cached page, with cached backend
 * responses, without caches; and the cost of a logged-in shopper compared with a guest.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function cacheBenefit() {
  const nodeOptions = [`--import=${probe}`];
  const shop = await openShop({ port: 24800, withStorefront: true, nodeOptions });
  try {
    const category = await findCategory(shop.origin);
    const product = await findProduct(shop.origin, category);
    const visitorByName = visitors(await logIn(shop.backend, 'zakaznik@example.com'));
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const [name, path] of Object.entries({ home: '/', category, product })) {
      /** @type {Record<string, Cost>} */
      const costs = {};
      for (const [visitorName, visitor] of Object.entries(visitorByName)) {
        const cost = await measureCost(shop, path, visitor);
        costs[visitorName] = cost;
        const { perSecond, hostMs, backendMs } = cost;
        console.log(
          `${name}, ${visitorName}: ${perSecond.toFixed(0)} a second, CPU ${hostMs.toFixed(2)} ms of the host, ${backendMs.toFixed(2)} ms of the backend`,
        );
      }
      rows.push(...toRows(name, costs));
    }
    return rows;
  } finally {
    await shop.stop();
  }
}

/** @param {string} page @param {Record<string, Cost>} costs @returns {import('../table.mjs').Row[]} */
function toRows(page, { cachedPage, cachedResponses, nothingCached, loggedIn }) {
  if (!cachedPage || !cachedResponses || !nothingCached || !loggedIn) throw new Error('Somebody did not visit.');
  const totalMs = (/** @type {Cost} */ { hostMs, backendMs }) => hostMs + backendMs;
  return [
    {
      what: `${page}: cached pages per second, multiple of those rendered from cached responses`,
      figure: cachedPage.perSecond / cachedResponses.perSecond,
      goal: 20,
      goalIs: 'min',
    },
    {
      what: `${page}: the same with cached responses, multiple of those with nothing cached`,
      figure: cachedResponses.perSecond / nothingCached.perSecond,
      goal: 2,
      goalIs: 'min',
    },
    {
      what: `${page}: CPU of the host for a cached page, share of one rendered from cached responses`,
      figure: cachedPage.hostMs / cachedResponses.hostMs,
      goal: 0.05,
      goalIs: 'max',
    },
    {
      what: `${page}: CPU of the host for that, share of one with nothing cached`,
      figure: cachedResponses.hostMs / nothingCached.hostMs,
      goal: 0.6,
      goalIs: 'max',
    },
    {
      what: `${page}: CPU of host and backend for a page rendered from cached responses, share of one with nothing cached`,
      figure: totalMs(cachedResponses) / totalMs(nothingCached),
      goal: 0.3,
      goalIs: 'max',
    },
    {
      what: `${page}: CPU of the host for a logged-in shopper, multiple of a guest whose page is rendered`,
      figure: loggedIn.hostMs / cachedResponses.hostMs,
      goal: 1.5,
      goalIs: 'max',
    },
  ];
}
