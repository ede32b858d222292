import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '@vyloha/backend-kernel';
import {
  brand,
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  price,
  priceHistory,
  product,
  productParameter,
  stock,
  tag,
  variant,
  virtualCategory,
} from '../tables';
import { searchEntry, searchText, searchWord } from '../../search/tables';
import { writeCurrentTaxes } from '@vyloha/backend-shop';
import { branch, currency, warehouse } from '@vyloha/backend-shop/tables';
import { treeEntryRows } from './refresh/entry-rows';
import { factsRows, variantRows } from './refresh/facts-rows';
import { listedRows, listedValueRows } from './refresh/listed-rows';
import { listedVariantRows } from './refresh/listed-variant-rows';
import { logChangeOfAll } from './refresh/log-changes';
import { lockListings } from './refresh/lock-listings';
import { allPriceKeys, priceRows } from './refresh/price-rows';
import { ruleEntryRows } from './refresh/rule-rows';
import { writeListingScopes } from './refresh/write-scopes';
import { writeSearchEntries } from './refresh/write-search-entries';
import { writeSearchWords } from './refresh/write-search-words';

/**
 * Creates the temporary tables of one full refresh: `listed`, `listed_variant` and `listed_value`. Each has statistics
 * before the next one is made of it: without them, tables of any size are planned as if they were small.
 */
async function collectListed(db: Transaction): Promise<void> {
  await db.execute(sql`create temporary table listed on commit drop as ${listedRows()}`);
  await db.execute(sql`create unique index on listed (id)`);
  await db.execute(sql`analyze listed`);
  await db.execute(sql`create temporary table listed_variant on commit drop as ${listedVariantRows}`);
  await db.execute(sql`create index on listed_variant (product_id, place)`);
  await db.execute(sql`analyze listed_variant`);
  await db.execute(sql`create temporary table listed_value on commit drop as ${listedValueRows}`);
  await db.execute(sql`analyze listed_value`);
}

/**
 * In the order of the index that is read most. Rows are sorted once they are complete: prices already in this order would
 * be merged by currency and price list alone, i.e. each with all others of its list.
 */
async function writeListingEntries(db: Transaction): Promise<void> {
  await db.delete(listingEntry);
  await db.delete(listingPrice);
  const entries = sql`insert into ${listingEntry} (scope_id, product_id, available, sold_count, rank, rating, added_at)`;
  await db.execute(sql`${entries} ${treeEntryRows} order by place.scope_id, l.rank`);
  await db.execute(sql`${entries} ${ruleEntryRows}`);
  await db.execute(sql`
    insert into ${listingPrice} (currency, price_list, product_id, place, price_minor, net_minor, discount_rank)
    select * from (${priceRows(allPriceKeys)} offset 0) priced order by 1, 2, 5`);
  await db.execute(sql`analyze ${listingEntry}`);
  await db.execute(sql`analyze ${listingPrice}`);
}

async function writeListingFacts(db: Transaction): Promise<void> {
  await db.delete(listingFacts);
  await db.execute(sql`insert into ${listingFacts} (product_id, facets, lows, highs, shared) ${factsRows}`);
  await db.delete(listingVariant);
  await db.execute(sql`
    insert into ${listingVariant} (product_id, place, variant_id, available, facets, lows, highs, own, variants)
    ${variantRows}`);
  await db.execute(sql`analyze ${listingFacts}`);
  await db.execute(sql`analyze ${listingVariant}`);
}

/**
 * What listings are made of. An embedded database has no autovacuum that would update the planner's statistics, and of a
 * small table without any hundreds of rows are expected …
 */
const catalogue = [
  ...[product, variant, price, priceHistory, stock, productParameter],
  ...[brand, branch, category, currency, tag, virtualCategory, warehouse],
];

async function analyzeCatalogue(db: Database): Promise<void> {
  for (const table of catalogue) await db.execute(sql`analyze ${table}`);
}

/** … or remove dead rows of the previous listings and merge pending entries of the search index. */
async function vacuumListings(db: Database): Promise<void> {
  for (const table of [
    listingEntry,
    listingFacts,
    listingPrice,
    listingScope,
    listingVariant,
    searchEntry,
    searchText,
    searchWord,
  ]) {
    await db.execute(sql`vacuum (analyze) ${table}`);
  }
}

/**
 * Rebuilds every listing: its products in order, their prices, and the facet counts. Call it after products,
 * categories, prices or virtual categories changed. Readers see the old listings until it commits.
 */
export async function refreshListings(db: Database): Promise<void> {
  await analyzeCatalogue(db);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await lockListings(transaction);
    await writeCurrentTaxes(transaction, new Date());
    await collectListed(transaction);
    await writeListingEntries(transaction);
    await writeListingFacts(transaction);
    await writeListingScopes(transaction);
    await writeSearchEntries(transaction);
    await writeSearchWords(transaction);
    await logChangeOfAll(transaction);
  });
  await vacuumListings(db);
}
