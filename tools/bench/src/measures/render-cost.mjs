// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { findCategory, openShop } from '../bench-shop.mjs';
import { requestsPerSecond } from '../load.mjs';

const probe = pathToFileURL(join(workspaceRoot, 'tools/bench/src/render-probe.mjs')).href;
// A shopper with groups gets no cached page, but the backend responses cached for the group.
const headers = { cookie: 'vyloha_groups=bench', accept: 'text/html', 'accept-encoding': 'gzip' };

/** @returns {Promise<import('../table.mjs').Row[]>} */
export async function renderCost() {
  const nodeOptions = [`--import=${probe}`];
  const shop = await openShop({ port: 24200, withStorefront: true, nodeOptions });
  const child = shop.storefront?.child;
  if (!child) throw new Error('The storefront does not run.');
  /** @param {import('node:child_process').Serializable} message */
  const queryProbe = async (message) => {
    const reply = once(child, 'message');
    child.send(message);
    return (await reply)[0];
  };
  try {
    const url = shop.origin + (await findCategory(shop.origin));
    await requestsPerSecond(url, { headers, seconds: 4, connections: 4 });
    const before = await queryProbe('usage');
    await requestsPerSecond(url, { headers, seconds: 8, connections: 4 });
    const after = await queryProbe('usage');
    const pages = after.rendered - before.rendered;
    if (pages < 100) throw new Error(`Only ${pages} pages were rendered; the page seems to be kept.`);
    const alone = await queryProbe({ renderAlone: 400 });
    const perPage = (after.cpuMs - before.cpuMs) / pages;
    const perRender = alone.cpuMs / alone.rendered;
    return [
      {
        what: 'CPU per rendered category page, multiple of renderToString alone',
        figure: perPage / perRender,
        goal: 3,
        goalIs: 'max',
      },
    ];
  } finally {
    await shop.stop();
  }
}
