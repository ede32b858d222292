import type { Locale } from '@vyloha/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The translated text has, for each stem, a word that begins with it. For small tables: nothing is indexed. */
export function hasWords(text: SQLWrapper, stems: readonly string[], locale: Locale): SQL {
  const shown = sql`coalesce(nullif(${text} ->> ${locale}, ''), ${text} ->> 'cs', '')`;
  const words = sql`(' ' || regexp_replace(unaccent(lower(${shown})), '[^a-z0-9]+', ' ', 'g'))`;
  return sql.join(
    stems.map((stem) => sql`${words} like ${`% ${stem}%`}`),
    sql` and `,
  );
}
