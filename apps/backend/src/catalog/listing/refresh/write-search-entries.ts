import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { product, searchEntry } from '../../../database/schema';
import { isPublicSql } from './listed-rows';

/** The search rows of the public products of `listed`, ordered by category. */
export const searchEntryRows: SQL = sql`
  select l.id as product_id, l.available, l.sold_count, l.rank,
    array_to_tsvector(array_remove(string_to_array(p.search_words, ' '), '')) as name_words, p.search_cs, p.search_sk
  from listed l join ${product} p on p.id = l.id where ${isPublicSql} order by l.category_id, l.rank`;

export async function writeSearchEntries(db: Transaction): Promise<void> {
  await db.delete(searchEntry);
  await db.execute(sql`
    insert into ${searchEntry} (product_id, available, sold_count, rank, name_words, search_cs, search_sk)
    ${searchEntryRows}`);
}
