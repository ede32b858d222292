import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listingEntry, listingPrice } from '../../../database/schema';
import { treeEntryRows } from './entry-rows';
import { allPriceKeys, priceRows } from './price-rows';
import { ruleEntryRows } from './rule-rows';

export async function writeListingEntries(db: Transaction): Promise<void> {
  await db.delete(listingEntry);
  await db.delete(listingPrice);
  const entries = sql`insert into ${listingEntry} (scope_id, product_id, available, sold_count, rank)`;
  await db.execute(sql`${entries} ${treeEntryRows} order by place.scope_id, l.rank`);
  await db.execute(sql`${entries} ${ruleEntryRows}`);
  await db.execute(sql`
    insert into ${listingPrice} (currency, price_list, product_id, price_minor)
    ${priceRows(allPriceKeys)} order by 1, 2, 4`);
  await db.execute(sql`analyze ${listingEntry}`);
  await db.execute(sql`analyze ${listingPrice}`);
}
