// Prints how much of what shoppers search for is found, by kind of query and by half, and what failed of the half for tuning.
// `npm run search-figures` measures shops of its own, `-- --backend http://127.0.0.1:4000 [--shop perfumes]` a running one;
// `-- --write` writes the queries by rules anew.
// @ts-check
import {
  formatFigures,
  measureSearch,
  queriesByShop,
  readCatalogIndex,
  shopDocuments,
  shopNames,
  writeQueries,
} from '@vyloha/demo-shop/search';
import { nx } from '@vyloha/run/run-command';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { openShop } from './bench-shop.mjs';

/** @typedef {import('@vyloha/demo-shop/search').ShopName} ShopName */

const { values: options } = parseArgs({
  options: { backend: { type: 'string' }, shop: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const shops = shopNames.filter((name) => options.shop === undefined || options.shop === name);
if (shops.length === 0) {
  console.error(`Unknown shop ${options.shop}; there are ${shopNames.join(', ')}.`);
  process.exit(1);
}

async function write() {
  const folder = join(workspaceRoot, 'libs/demo-shop/src/search/queries');
  for (const [name, source] of writeQueries()) {
    const file = join(folder, name);
    writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
  }
}

/** @param {ShopName} shop @param {string} backend */
async function measure(shop, backend) {
  const catalog = readCatalogIndex(shopDocuments(shop, new Date()));
  const figures = await measureSearch(
    async (path, headers) => {
      const response = await fetch(backend + path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json();
    },
    catalog,
    queriesByShop[shop],
  );
  console.log(`\n${shop}\n${formatFigures(figures)}`);
}

/** @param {ShopName} shop */
function writeDocuments(shop) {
  const folder = join(workspaceRoot, '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const name = `search-${shop}`;
  const file = join(folder, `${name}.jsonl`);
  const lines = Array.from(shopDocuments(shop, new Date()), (document) => JSON.stringify(document));
  writeFileSync(file, `${lines.join('\n')}\n`);
  return { name, file };
}

/** @param {ShopName} shop */
async function measureOwn(shop) {
  const opened = await openShop({
    port: 24_800,
    withStorefront: false,
    ...(shop !== 'demo' && { documents: writeDocuments(shop) }),
  });
  try {
    await measure(shop, opened.backend);
  } finally {
    await opened.stop();
  }
}

if (options.write) {
  await write();
} else if (options.backend !== undefined) {
  await measure(/** @type {ShopName} */ (options.shop ?? 'demo'), options.backend);
} else {
  if ((await nx('run-many', '-t', 'build', '-p', 'backend', '--output-style=static')) !== 0) process.exit(1);
  for (const shop of shops) await measureOwn(shop);
}
