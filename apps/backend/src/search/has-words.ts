import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { WordPrefixes } from './query-words';

/** Whether a text of words without diacritics, each after a space, has a word with one of these prefixes. */
export function hasWordWithPrefix(text: SQLWrapper, prefixes: WordPrefixes): SQL {
  const conditions = prefixes.map((prefix) => sql`${text} like ${`% ${prefix}%`}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Whether the text has some form of each term. For small tables: not indexed. */
export function hasWords(text: SQLWrapper, words: readonly WordPrefixes[]): SQL {
  const plain = sql`(' ' || regexp_replace(unaccent(lower(${text})), '[^a-z0-9]+', ' ', 'g'))`;
  return sql.join(
    words.map((prefixes) => hasWordWithPrefix(plain, prefixes)),
    sql` and `,
  );
}
