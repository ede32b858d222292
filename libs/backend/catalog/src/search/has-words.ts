import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toPrefixes } from './query-words';
import { phrasesOf, type Slot } from './search-slots';

/** A text as terms without diacritics, with a space around each. */
const plain = (text: SQLWrapper): SQL => sql`(' ' || regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g'))`;

const join = (conditions: readonly SQL[], word: SQL) => sql`(${sql.join([...conditions], word)})`;

const hasWord = (text: SQL, word: string): SQL =>
  join(
    toPrefixes(word).map((prefix) => sql`${text} like ${`% ${prefix}%`}`),
    sql` or `,
  );

/** Whether the text has some form of each part of the query. For small tables: not indexed. */
export function hasWords(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const terms = plain(text);
  const hasSlot = (slot: Slot) =>
    join(
      phrasesOf(slot).map((phrase) =>
        join(
          phrase.map((word) => hasWord(terms, word)),
          sql` and `,
        ),
      ),
      sql` or `,
    );
  return join(slots.map(hasSlot), sql` and `);
}

/** Whether the text begins with a part of the query. */
export function beginsWith(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const words = slots.flatMap(phrasesOf).flatMap(([word]) => toPrefixes(word));
  return join(
    words.map((prefix) => sql`${plain(text)} like ${` ${prefix}%`}`),
    sql` or `,
  );
}
