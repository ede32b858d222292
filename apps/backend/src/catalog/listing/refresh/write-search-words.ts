import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { searchEntry, searchWord } from '../../../database/schema';

const shortestWord = 3;

/** Nobody mistypes a number into another one. */
export const isGuessable = (word: SQL): SQL => sql`(length(${word}) >= ${shortestWord}::int and ${word} !~ '[0-9]')`;

/** How many of the goods that everybody may find have each word in their names. */
export async function writeSearchWords(db: Transaction): Promise<void> {
  await db.delete(searchWord);
  await db.execute(sql`
    insert into ${searchWord} (word, products)
    select word, count(*)::int
    from ${searchEntry} s cross join lateral unnest(tsvector_to_array(s.name_words)) as word
    where ${isGuessable(sql`word`)} group by word`);
}
