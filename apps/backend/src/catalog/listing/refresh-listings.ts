import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import {
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  price,
  product,
  productParameter,
  searchEntry,
  searchWord,
  stock,
  variant,
} from '../../database/schema';
import { collectListed } from './refresh/collect-listed';
import { lockListings } from './refresh/lock-listings';
import { writeListingEntries } from './refresh/write-entries';
import { writeListingFacts } from './refresh/write-facts';
import { writeListingScopes } from './refresh/write-scopes';
import { writeSearchEntries } from './refresh/write-search-entries';
import { writeSearchWords } from './refresh/write-search-words';

/** An embedded database has no autovacuum that would update the planner's statistics … */
async function analyzeCatalogue(db: Database): Promise<void> {
  for (const table of [product, variant, price, stock, productParameter]) await db.execute(sql`analyze ${table}`);
}

/** … or remove dead rows of the previous listings and merge pending entries of the search index. */
async function vacuumListings(db: Database): Promise<void> {
  for (const table of [listingEntry, listingFacts, listingPrice, listingScope, searchEntry, searchWord]) {
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
    await collectListed(transaction);
    await writeListingEntries(transaction);
    await writeListingFacts(transaction);
    await writeListingScopes(transaction);
    await writeSearchEntries(transaction);
    await writeSearchWords(transaction);
  });
  await vacuumListings(db);
}
