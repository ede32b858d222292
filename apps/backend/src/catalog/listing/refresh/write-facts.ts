import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listingFacts } from '../../../database/schema';
import { factsRows } from './facts-rows';

export async function writeListingFacts(db: Transaction): Promise<void> {
  await db.delete(listingFacts);
  await db.execute(sql`insert into ${listingFacts} (product_id, facets, lows, highs) ${factsRows}`);
  await db.execute(sql`analyze ${listingFacts}`);
}
