import type { Locale, Translated } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { product, searchEntry } from '../database/schema';
import { findSpelling } from './search-words';

/** A word of the shop's vocabulary with its diacritics, as written in product names. */
export async function loadSpelling({ db, locale }: { db: Queryable; locale: Locale }, word: string): Promise<string> {
  const { rows } = await db.execute<{ fullname: Translated }>(sql`
    with named as materialized (select product_id, name_words from ${searchEntry}
      where search_cs @@ to_tsquery('simple', ${word}) or search_sk @@ to_tsquery('simple', ${word}))
    select p.fullname from named join ${product} p on p.id = named.product_id
    where named.name_words @@ to_tsquery('simple', ${word}) limit 1`);
  const [{ fullname } = { fullname: { cs: '', sk: '' } }] = rows;
  const texts = [fullname[locale], fullname.cs, fullname.sk];
  return (
    texts
      .map((text) => findSpelling(text, word))
      .find((written) => written !== null)
      ?.toLowerCase() ?? word
  );
}
