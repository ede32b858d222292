import { type Locale, locales } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { type Queryable, localizedText } from '@vyloha/backend-kernel';
import { brand, category, parameterValue, product, productParameter, variant } from '../catalog/tables';
import { searchEntry } from './tables';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { findSpelling } from './search-words';

/** A word of the shop's vocabulary with its diacritics, as written where it finds a product. */
export async function loadSpelling({ db, locale }: { db: Queryable; locale: Locale }, word: string): Promise<string> {
  const isFound = locales.map(
    (code) => sql`${sql.identifier(searchColumn(code))} @@ to_tsquery('simple', ${`${word}:ABC`})`,
  );
  const written = [locale, ...locales.filter((code) => code !== locale)].map(
    (code) => sql`concat_ws(' ', ${localizedText(sql`p.fullname`, code)}, ${localizedText(sql`p.name`, code)},
      (select string_agg(${localizedText(sql`v.fullname`, code)}, ' ') from ${variant} v where v.product_id = p.id),
      (select string_agg(${localizedText(sql`c.title`, code)}, ' ') from ${category} c
        where c.id = p.category_id or c.id = any (own.ancestor_ids)),
      (select string_agg(${localizedText(sql`pv.title`, code)}, ' ') from ${productParameter} pp
        join ${parameterValue} pv on pv.id = pp.value_id where pp.product_id = p.id), b.title)`,
  );
  const { rows } = await db.execute<{ texts: string[] }>(sql`
    with named as materialized (select product_id from ${searchEntry}
      where visible_to_groups = '{}' and (${sql.join(isFound, sql` or `)}) limit 1)
    select to_jsonb(array[${sql.join(written, sql`, `)}]) as texts from named join ${product} p on p.id = named.product_id
    join ${category} own on own.id = p.category_id left join ${brand} b on b.id = p.brand_id`);
  const spellings = (rows[0]?.texts ?? []).map((text) => findSpelling(text, word));
  return spellings.find((spelling) => spelling !== null)?.toLowerCase() ?? word;
}
