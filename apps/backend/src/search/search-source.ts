import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { shopScopeId } from '../catalog/listing/scope-id';
import { listingEntry, product } from '../database/schema';
import { resolveQuery, toTsQuery, vectorOf } from './resolve-query';

/** Added to the rank of what has the words only in its description or codes: it stands after what is named so. */
const mentionedOnly = 2 ** 32;

/** The name has, for each stem, a word beginning with it. */
function isNamedSo(stems: readonly string[]): SQL {
  const parts = stems.map((stem) => sql`(' ' || p.search_words) like ${`% ${stem}%`}`);
  return sql.join(parts, sql` and `);
}

/**
 * Found products as rows of a listing (product_id, available, sold_count, rank): named so first, then available,
 * promoted and by sales. Null: nothing can be found.
 */
export async function searchSource(ctx: Pick<CatalogContext, 'db' | 'locale'>, query: string): Promise<SQL | null> {
  const stems = await resolveQuery(ctx, query);
  if (stems === null) return null;
  return sql`select le.product_id, le.available, le.sold_count,
      le.rank::bigint + case when ${isNamedSo(stems)} then 0 else ${mentionedOnly}::bigint end as rank
    from ${product} p join ${listingEntry} le on le.scope_id = ${shopScopeId} and le.product_id = p.id
    where p.${vectorOf(ctx.locale)} @@ to_tsquery('simple', ${toTsQuery(stems)})`;
}
