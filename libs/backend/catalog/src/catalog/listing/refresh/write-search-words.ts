import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { searchEntry, searchWord } from '../../../search/tables';

const minWordLength = 3;

/** Terms used for typo correction; numbers are not corrected to other numbers. */
export const isGuessable = (word: SQL): SQL => sql`(length(${word}) >= ${minWordLength}::int and ${word} !~ '[0-9]')`;

/** Counts by how many public products each term finds. */
export async function writeSearchWords(db: Transaction): Promise<void> {
  await db.delete(searchWord);
  await db.execute(sql`
    insert into ${searchWord} (word, products)
    select word, count(*)::int
    from ${searchEntry} s cross join lateral unnest(tsvector_to_array(s.name_words)) as word
    where s.visible_to_groups = '{}' and ${isGuessable(sql`word`)} group by word`);
}
