import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchWord } from '../database/schema';
import { toPrefixes } from './query-words';

/** More forms than any word has; a prefix of many words would only be slow. */
const maxWords = 200;

/**
 * Words in product names that are inflected forms of the word, not merely longer: of 'voda' it is 'vody', not
 * 'vodovaha'.
 */
export async function findFormsInNames(db: Queryable, word: string): Promise<string[]> {
  const prefixes = toPrefixes(word);
  const startsWithPrefix = prefixes.map((prefix) => sql`word like ${`${prefix}%`}`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from ${searchWord} where ${sql.join(startsWithPrefix, sql` or `)} order by length(word), word limit ${maxWords}::int`);
  return rows.map((row) => row.word).filter((name) => prefixes.includes(toPrefixes(name)[0]));
}
