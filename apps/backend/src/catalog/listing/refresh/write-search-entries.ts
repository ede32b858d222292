import { sql, type SQL } from 'drizzle-orm';
import { defaultLocale, locales } from '@vyloha/contract';
import type { Transaction } from '../../../database/database';
import { product, searchEntry } from '../../../database/schema';
import { searchColumn } from '../../../database/schema/columns';
import { isPublicSql } from './listed-rows';

export const searchColumns = locales.map(searchColumn);

const names = searchColumns.map((name) => sql.identifier(name));

/** Products imported before a language was added are found by the words of the default language. */
const searchVectors = names.map(
  (name) => sql`coalesce(p.${name}, p.${sql.identifier(searchColumn(defaultLocale))}) as ${name}`,
);

/** The search rows of the public products of `listed`, ordered by category. */
export const searchEntryRows: SQL = sql`
  select l.id as product_id, l.available, l.sold_count, l.rank,
    array_to_tsvector(array_remove(string_to_array(p.search_words, ' '), '')) as name_words,
    ${sql.join(searchVectors, sql`, `)}
  from listed l join ${product} p on p.id = l.id where ${isPublicSql} order by l.category_id, l.rank`;

export async function writeSearchEntries(db: Transaction): Promise<void> {
  await db.delete(searchEntry);
  await db.execute(sql`
    insert into ${searchEntry} (product_id, available, sold_count, rank, name_words,
      ${sql.join(names, sql`, `)})
    ${searchEntryRows}`);
}
