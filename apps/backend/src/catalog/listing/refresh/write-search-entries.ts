import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { product, searchEntry } from '../../../database/schema';
import { isOpen } from './collect-listed';

/** What is searched of everything that everybody may find, category by category. */
export async function writeSearchEntries(db: Transaction): Promise<void> {
  await db.delete(searchEntry);
  await db.execute(sql`
    insert into ${searchEntry} (product_id, available, sold_count, rank, name_words, search_cs, search_sk)
    select l.id, l.available, l.sold_count, l.rank,
      array_to_tsvector(array_remove(string_to_array(p.search_words, ' '), '')), p.search_cs, p.search_sk
    from listed l join ${product} p on p.id = l.id where ${isOpen} order by l.category_id, l.rank`);
}
