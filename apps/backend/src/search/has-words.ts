import type { Locale } from '@vyloha/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { WordBeginnings } from './query-words';

/** A text of words without diacritics, a space before each, has one that begins so. */
export function hasWordLike(text: SQLWrapper, beginnings: WordBeginnings): SQL {
  const anyOf = beginnings.map((beginning) => sql`${text} like ${`% ${beginning}%`}`);
  return sql`(${sql.join(anyOf, sql` or `)})`;
}

/** A translated text as a reader of the language sees it. */
export function shownText(text: SQLWrapper, locale: Locale): SQL {
  return sql`coalesce(nullif(${text} ->> ${locale}, ''), ${text} ->> 'cs', '')`;
}

/** The text has some form of each word. For small tables: nothing is indexed. */
export function hasWords(text: SQLWrapper, words: readonly WordBeginnings[]): SQL {
  const plain = sql`(' ' || regexp_replace(unaccent(lower(${text})), '[^a-z0-9]+', ' ', 'g'))`;
  return sql.join(
    words.map((beginnings) => hasWordLike(plain, beginnings)),
    sql` and `,
  );
}
