import { sql, type SQL } from 'drizzle-orm';
import { locales } from '@vyloha/contract';
import type { Transaction } from '@vyloha/backend-kernel';
import { product } from '../../tables';
import { searchEntry, searchText } from '../../../search/tables';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { searchVector, searchVectorJoins, textVector } from './search-vectors';

export const searchColumns = locales.map(searchColumn);

const names = sql.join(
  searchColumns.map((name) => sql.identifier(name)),
  sql`, `,
);

const vectors = locales.map((locale) => sql`${searchVector(locale)} as ${sql.identifier(searchColumn(locale))}`);

const vocabulary = sql.join(
  searchColumns.map((name) => sql`tsvector_to_array(ts_filter(${sql.identifier(name)}, '{a,b,c}'))`),
  sql` || `,
);

/** The search rows of `listed`, ordered by category. */
export const searchEntryRows: SQL = sql`
  select product_id, available, sold_count, rank, rating, added_at, visible_to_groups, array_to_tsvector(${vocabulary}) as name_words,
    ${names}
  from (
    select l.id as product_id, l.category_id, l.available, l.sold_count, l.rank, l.rating, l.added_at, l.visible_to_groups,
      ${sql.join(vectors, sql`, `)}
    from listed l join ${product} p on p.id = l.id ${searchVectorJoins}
  ) found order by category_id, rank`;

const textVectors = locales.map((locale) => sql`${textVector(locale)} as ${sql.identifier(searchColumn(locale))}`);

/** The terms of all texts of `listed`. */
export const searchTextRows: SQL = sql`
  select l.id as product_id, ${sql.join(textVectors, sql`, `)}
  from listed l join ${product} p on p.id = l.id ${searchVectorJoins}`;

export async function writeSearchEntries(db: Transaction): Promise<void> {
  await db.delete(searchEntry);
  await db.execute(sql`
    insert into ${searchEntry} (product_id, available, sold_count, rank, rating, added_at, visible_to_groups, name_words,
      ${names})
    ${searchEntryRows}`);
  await db.delete(searchText);
  await db.execute(
    sql`insert into ${searchText} (product_id, ${names}) ${searchTextRows} order by l.category_id, l.rank`,
  );
}
