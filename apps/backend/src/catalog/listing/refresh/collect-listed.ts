import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listedRows, listedValueRows } from './listed-rows';

/** Creates the temporary tables of one full refresh: `listed` and `listed_value`. */
export async function collectListed(db: Transaction): Promise<void> {
  await db.execute(sql`create temporary table listed on commit drop as ${listedRows()}`);
  await db.execute(sql`create temporary table listed_value on commit drop as ${listedValueRows}`);
  await db.execute(sql`analyze listed`);
  await db.execute(sql`analyze listed_value`);
}
