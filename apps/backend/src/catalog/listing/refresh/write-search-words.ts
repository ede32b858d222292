import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { product, searchWord } from '../../../database/schema';
import { isOpen } from './collect-listed';

const shortestWord = 3;

/** The words of everything that everybody may find; nobody mistypes a number into another one. */
export async function writeSearchWords(db: Transaction): Promise<void> {
  await db.delete(searchWord);
  await db.execute(sql`
    insert into ${searchWord} (word, products)
    select word, count(*)::int from listed l join ${product} p on p.id = l.id
    cross join lateral unnest(string_to_array(p.search_words, ' ')) as word
    where ${isOpen} and length(word) >= ${shortestWord}::int and word !~ '[0-9]' group by word`);
}
