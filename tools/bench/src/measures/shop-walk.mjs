// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { findCategory, findProduct, openShop } from '../bench-shop.mjs';
import { residentMegabytes } from '../process-usage.mjs';
import { openShoppers } from '../shoppers.mjs';
import { zipfRanks } from '../zipf.mjs';

const probe = pathToFileURL(join(workspaceRoot, 'tools/bench/src/render-probe.mjs')).href;
const pages = 20_000;
const requests = 50_000;
const connections = 8;
/** On a busy machine it ends early. */
const maxMs = 6 * 60_000;

/**
 * Guests and shoppers walk through more pages than the storefront keeps, some of which are asked for far more often.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function shopWalk() {
  const nodeOptions = [`--import=${probe}`];
  const shop = await openShop({ port: 25000, withStorefront: true, nodeOptions });
  const child = shop.storefront?.child;
  if (!child) throw new Error('The storefront does not run.');
  const countRendered = async () => {
    const reply = once(child, 'message');
    child.send('usage');
    return Number((await reply)[0].rendered);
  };
  try {
    const category = await findCategory(shop.origin);
    const shoppers = await openShoppers(shop, await findProduct(shop.origin, category));
    const ranks = zipfRanks(pages, requests);
    const startedAt = performance.now();
    const renderedBefore = await countRendered();
    let sent = 0;
    const walk = async () => {
      while (sent < requests && performance.now() - startedAt < maxMs) {
        const at = sent++;
        // Half of all visitors have nothing yet.
        const shopper = at % 2 === 0 ? shoppers[0] : shoppers[1 + (at % 3)];
        const url = `${shop.origin}${category}?cena=1-${1_000 + (ranks[at] ?? 0)}`;
        const response = await fetch(url, { headers: shopper?.headers ?? {} });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, walk));
    const rendered = (await countRendered()) - renderedBefore;
    const megabytes = residentMegabytes(child.pid ?? 0);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${sent} requests in ${seconds.toFixed(0)} s, ${rendered} pages rendered, ${megabytes.toFixed(0)} MB`);
    return [
      {
        what: `pages from memory among ${sent} requests for ${pages} pages by Zipf's law, share`,
        figure: 1 - rendered / sent,
        goal: 0.6,
        goalIs: 'min',
      },
      { what: `memory of the storefront after them, MB`, figure: megabytes, goal: 250, goalIs: 'max' },
    ];
  } finally {
    await shop.stop();
  }
}
