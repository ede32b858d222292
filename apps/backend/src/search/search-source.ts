import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { shopScopeId } from '../catalog/listing/scope-id';
import { listingEntry, product } from '../database/schema';
import { cutEnding } from './query-words';
import { resolveQuery, toTsQuery, vectorOf } from './resolve-query';

/** More than any rank: what is named better stands before everything that is named worse. */
const oneStep = 2 ** 32;
/** A word that is not in the name at all counts as much as two in another form. */
const missingSteps = 2;

/** How far the name is from the words: 0 when it has them all as they stand. */
function distanceOfName(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const asItStands = sql`(' ' || p.search_words || ' ') like ${`% ${word} %`}`;
    const inAnotherForm = sql`(' ' || p.search_words) like ${`% ${cutEnding(word)}%`}`;
    return sql`case when ${asItStands} then 0 when ${inAnotherForm} then 1 else ${missingSteps}::int end`;
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}

/**
 * Found products as rows of a listing (product_id, available, sold_count, rank): the best named first, then those
 * available, promoted and by sales. Null: nothing can be found.
 */
export async function searchSource(ctx: Pick<CatalogContext, 'db' | 'locale'>, query: string): Promise<SQL | null> {
  const resolved = await resolveQuery(ctx, query);
  if (resolved === null) return null;
  return sql`select le.product_id, le.available, le.sold_count,
      le.rank::bigint + ${distanceOfName(resolved.words)} * ${oneStep}::bigint as rank
    from ${product} p join ${listingEntry} le on le.scope_id = ${shopScopeId} and le.product_id = p.id
    where p.${vectorOf(ctx.locale)} @@ to_tsquery('simple', ${toTsQuery(resolved)})`;
}
