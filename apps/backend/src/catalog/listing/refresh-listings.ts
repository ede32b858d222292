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

/** An embedded database has nobody else who would tell the planner how large the tables are … */
async function analyzeCatalogue(db: Database): Promise<void> {
  for (const table of [product, variant, price, stock, productParameter]) await db.execute(sql`analyze ${table}`);
}

/** … or clear away the rows of the listings before, and sort new words in. */
async function vacuumListings(db: Database): Promise<void> {
  for (const table of [listingEntry, listingFacts, listingPrice, listingScope, searchEntry, searchWord]) {
    await db.execute(sql`vacuum (analyze) ${table}`);
  }
}

/**
 * Works out anew what every listing shows: its products in order, their prices, and the counts around them. Call it
 * after goods, categories, prices or virtual categories changed. Readers see the old listings until it is done.
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
