import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import {
  listingEntry,
  listingPrice,
  listingScope,
  price,
  product,
  productParameter,
  searchWord,
  stock,
  variant,
} from '../../database/schema';
import { collectListed } from './refresh/collect-listed';
import { lockListings } from './refresh/lock-listings';
import { writeListingEntries } from './refresh/write-entries';
import { writeListingScopes } from './refresh/write-scopes';
import { writeSearchWords } from './refresh/write-search-words';

/** An embedded database has nobody else who would tell the planner how large the tables are … */
async function analyzeCatalogue(db: Database): Promise<void> {
  for (const table of [product, variant, price, stock, productParameter]) await db.execute(sql`analyze ${table}`);
}

/** … put new words where a search finds them at once, instead of reading through all that came since … */
async function sortInWords(db: Database): Promise<void> {
  for (const language of ['cs', 'sk']) {
    await db.execute(sql`select gin_clean_pending_list(${`product_search_${language}`}::regclass)`);
  }
}

/** … or clear away the rows of the listings before. */
async function vacuumListings(db: Database): Promise<void> {
  for (const table of [listingEntry, listingPrice, listingScope, searchWord]) {
    await db.execute(sql`vacuum (analyze) ${table}`);
  }
}

/**
 * Works out anew what every listing shows: its products in order, their prices, and the counts around them. Call it
 * after goods, categories, prices or virtual categories changed. Readers see the old listings until it is done.
 */
export async function refreshListings(db: Database): Promise<void> {
  await analyzeCatalogue(db);
  await sortInWords(db);
  await db.transaction(async (transaction) => {
    await lockListings(transaction);
    await collectListed(transaction);
    await writeListingEntries(transaction);
    await writeListingScopes(transaction);
    await writeSearchWords(transaction);
  });
  await vacuumListings(db);
}
