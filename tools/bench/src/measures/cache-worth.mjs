// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { underLoad } from '../load.mjs';
import { cpuMilliseconds } from '../process-usage.mjs';

/** @typedef {{ perSecond: number, hostMs: number, backendMs: number }} Cost of a page; milliseconds of CPU for one */

const probe = pathToFileURL(join(workspaceRoot, 'tools/bench/src/memory-probe.mjs')).href;
const common = { accept: 'text/html', 'accept-encoding': 'gzip' };
const customer = { email: 'zakaznik@example.com', password: 'Vyloha-2026' };

/** @param {string} backend */
async function tokenOf(backend) {
  const answer = await fetch(`${backend}/store/api/oauth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  const { data } = await answer.json();
  return String(data.access_token);
}

/**
 * Who asks for a page, one after another. Shoppers of a group get no page that is kept for all guests, though the
 * answers of the backend are; for the third one the host finds nothing in its memory.
 * @param {string} token @returns {Record<string, { cookie?: string, isForgotten?: boolean }>}
 */
const visitors = (token) => ({
  fromMemory: {},
  sharedReads: { cookie: 'vyloha_groups=bench' },
  nothingKept: { cookie: 'vyloha_groups=bench', isForgotten: true },
  loggedIn: { cookie: `vyloha_token=${token}` },
});

/**
 * @param {import('../bench-shop.mjs').BenchShop} shop @param {string} path
 * @param {{ cookie?: string, isForgotten?: boolean }} visitor
 * @returns {Promise<Cost>}
 */
async function costOf({ origin, storefront, backendPid }, path, { cookie, isForgotten = false }) {
  storefront?.child.send(isForgotten ? 'forget' : 'remember');
  const pids = [storefront?.child.pid ?? 0, backendPid];
  const load = { headers: { ...common, ...(cookie && { cookie }) }, connections: 1 };
  let before = [0, 0];
  const { perSecond, total } = await underLoad(origin + path, load, () => (before = pids.map(cpuMilliseconds)));
  const [hostMs = 0, backendMs = 0] = pids.map((pid, at) => (cpuMilliseconds(pid) - (before[at] ?? 0)) / total);
  return { perSecond, hostMs, backendMs };
}

/**
 * What the host's caches are worth: pages per second and CPU for one, with a page kept whole, with the backend's answers
 * kept, with nothing kept; and what a logged-in shopper costs beside a guest.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function cacheWorth() {
  const nodeOptions = ['--max-semi-space-size=32', `--import=${probe}`];
  const shop = await openShop({ port: 44800, withStorefront: true, nodeOptions });
  try {
    const category = await findCategory(shop.origin);
    const product = await findProduct(shop.origin, category);
    const as = visitors(await tokenOf(shop.backend));
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const [name, path] of Object.entries({ home: '/', category, product })) {
      /** @type {Record<string, Cost>} */
      const costs = {};
      for (const [who, visitor] of Object.entries(as)) {
        const cost = await costOf(shop, path, visitor);
        costs[who] = cost;
        const { perSecond, hostMs, backendMs } = cost;
        console.log(
          `${name}, ${who}: ${perSecond.toFixed(0)} a second, CPU ${hostMs.toFixed(2)} ms of the host, ${backendMs.toFixed(2)} ms of the backend`,
        );
      }
      rows.push(...rowsOf(name, costs));
    }
    return rows;
  } finally {
    await shop.stop();
  }
}

/** @param {string} page @param {Record<string, Cost>} costs @returns {import('../table.mjs').Row[]} */
function rowsOf(page, { fromMemory, sharedReads, nothingKept, loggedIn }) {
  if (!fromMemory || !sharedReads || !nothingKept || !loggedIn) throw new Error('Somebody did not visit.');
  const both = (/** @type {Cost} */ { hostMs, backendMs }) => hostMs + backendMs;
  return [
    {
      what: `${page}: pages per second from memory, multiple of those rendered from kept answers`,
      figure: fromMemory.perSecond / sharedReads.perSecond,
      goal: 20,
      better: 'least',
    },
    {
      what: `${page}: the same with kept answers, multiple of those with nothing kept`,
      figure: sharedReads.perSecond / nothingKept.perSecond,
      goal: 2,
      better: 'least',
    },
    {
      what: `${page}: CPU of the host for a page from memory, share of one rendered from kept answers`,
      figure: fromMemory.hostMs / sharedReads.hostMs,
      goal: 0.05,
      better: 'most',
    },
    {
      what: `${page}: CPU of the host for that, share of one with nothing kept`,
      figure: sharedReads.hostMs / nothingKept.hostMs,
      goal: 0.6,
      better: 'most',
    },
    {
      what: `${page}: CPU of host and backend for a page rendered from kept answers, share of one with nothing kept`,
      figure: both(sharedReads) / both(nothingKept),
      goal: 0.3,
      better: 'most',
    },
    {
      what: `${page}: CPU of the host for a logged-in shopper, multiple of a guest whose page is rendered`,
      figure: loggedIn.hostMs / sharedReads.hostMs,
      goal: 1.5,
      better: 'most',
    },
  ];
}
