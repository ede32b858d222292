// Prints tables of what cannot be asserted: figure, goal, ratio, each as soon as it is measured, then all together.
// Names on the command line select measures.
// @ts-check
import { nx } from '@vyloha/run/run-command';
import { cacheBenefit } from './measures/cache-benefit.mjs';
import { feedGrowth } from './measures/feed-growth.mjs';
import { guestPages } from './measures/guest-pages.mjs';
import { lighthousePerformance } from './measures/lighthouse-performance.mjs';
import { listingGrowth } from './measures/listing-growth.mjs';
import { memoryGrowth } from './measures/memory-growth.mjs';
import { pageViews } from './measures/page-views.mjs';
import { priceChangeGrowth } from './measures/price-change-growth.mjs';
import { recommendationGrowth } from './measures/recommendation-growth.mjs';
import { refreshGrowth } from './measures/refresh-growth.mjs';
import { renderCost } from './measures/render-cost.mjs';
import { searchGrowth } from './measures/search-growth.mjs';
import { shopWalk } from './measures/shop-walk.mjs';
import { shopperPages } from './measures/shopper-pages.mjs';
import { formatTable } from './table.mjs';

const measures = {
  render: renderCost,
  guest: guestPages,
  shoppers: shopperPages,
  caches: cacheBenefit,
  listing: listingGrowth,
  search: searchGrowth,
  recommendations: recommendationGrowth,
  upkeep: priceChangeGrowth,
  refresh: refreshGrowth,
  feeds: feedGrowth,
  views: pageViews,
  lighthouse: lighthousePerformance,
  memory: memoryGrowth,
  walk: shopWalk,
};

const selectedNames = process.argv.slice(2);
const unknown = selectedNames.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`Unknown measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=static')) !== 0) process.exit(1);

/** @type {import('./table.mjs').Row[]} */
const rows = [];
for (const [name, measure] of Object.entries(measures)) {
  if (selectedNames.length > 0 && !selectedNames.includes(name)) continue;
  console.log(`measuring ${name} …`);
  try {
    const measured = await measure();
    rows.push(...measured);
    console.log(`\n${formatTable(measured)}\n`);
  } catch (error) {
    // The others can be measured all the same.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
console.log(`all measured\n\n${formatTable(rows)}`);
