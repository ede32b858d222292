import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchWord } from '../database/schema';
import { beginningsOf } from './query-words';

/** More forms than any word has; a beginning of many words would only be slow. */
const mostWords = 200;

/** Words of the shop's names that are forms of the word, not merely longer: of 'voda' it is 'vody', and no 'vodovaha'. */
export async function formsInNames(db: Queryable, word: string): Promise<string[]> {
  const beginnings = beginningsOf(word);
  const beginSo = beginnings.map((beginning) => sql`word like ${`${beginning}%`}`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from ${searchWord} where ${sql.join(beginSo, sql` or `)} order by length(word), word limit ${mostWords}::int`);
  return rows.map((row) => row.word).filter((name) => beginnings.includes(beginningsOf(name)[0]));
}
