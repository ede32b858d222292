import { byLocale, type Locale, locales, type PartlyTranslated } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { product, searchEntry } from '../database/schema';
import { searchColumn } from '../database/schema/columns';
import { findSpelling } from './search-words';

/** A word of the shop's vocabulary with its diacritics, as written in product names. */
export async function loadSpelling({ db, locale }: { db: Queryable; locale: Locale }, word: string): Promise<string> {
  const isFound = locales.map((code) => sql`${sql.identifier(searchColumn(code))} @@ to_tsquery('simple', ${word})`);
  const { rows } = await db.execute<{ fullname: PartlyTranslated }>(sql`
    with named as materialized (select product_id, name_words from ${searchEntry}
      where ${sql.join(isFound, sql` or `)})
    select p.fullname from named join ${product} p on p.id = named.product_id
    where named.name_words @@ to_tsquery('simple', ${word}) limit 1`);
  const [{ fullname } = { fullname: byLocale(() => '') }] = rows;
  const texts = [locale, ...locales].map((code) => fullname[code] ?? '');
  return (
    texts
      .map((text) => findSpelling(text, word))
      .find((written) => written !== null)
      ?.toLowerCase() ?? word
  );
}
