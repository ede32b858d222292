import {
  brand,
  category,
  listingChange,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  parameter,
  parameterValue,
  price,
  priceHistory,
  product,
  productParameter,
  stock,
  tag,
  variant,
  virtualCategory,
} from './tables';
import { sql } from 'drizzle-orm';
import { job } from '@vyloha/backend-kernel/tables';
import { listingJobs, refreshTaxes } from './listing/listing-jobs';
import { defineModule } from '@vyloha/backend-kernel';
import { catalogRoutes } from './catalog-routes';

/** Products, categories, prices, stock and listings. */
export const catalogModule = defineModule({
  name: 'catalog',
  tables: {
    brand,
    category,
    listingChange,
    listingEntry,
    listingFacts,
    listingPrice,
    listingScope,
    listingVariant,
    parameter,
    parameterValue,
    price,
    priceHistory,
    product,
    productParameter,
    stock,
    tag,
    variant,
    virtualCategory,
  },
  routes: catalogRoutes,
  jobs: listingJobs,
  repeats: [{ name: 'rates of taxes', everyMs: 15 * 60_000, work: ({ db, now }) => refreshTaxes(db, now()) }],
  // Products that wait for their first listing: the shop would show none.
  notReady: {
    reason: 'listingsAreMade',
    when: sql`not exists (select from ${listingFacts})
      and exists (select from ${job} where ${job.kind} in ('product-listings', 'all-listings'))`,
  },
});
