import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { shopScopeId } from '../catalog/listing/scope-id';
import { listingEntry, product } from '../database/schema';
import { goodsByCode } from './goods-by-code';
import { hasWordLike } from './has-words';
import { beginningsOf } from './query-words';
import { resolveQuery, toTsQuery, vectorOf } from './resolve-query';

/** More than any rank: what is named better stands before everything that is named worse. */
const oneStep = 2 ** 32;
/** A word that is not in the name at all counts as much as two in another form. */
const missingSteps = 2;
/** What the query names by its code stands before everything. */
const codeSteps = -1;

/** How far the name is from the words: 0 when it has them all as they stand. */
function distanceOfName(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const asItStands = sql`(' ' || p.search_words || ' ') like ${`% ${word} %`}`;
    const inAnotherForm = hasWordLike(sql`(' ' || p.search_words)`, beginningsOf(word));
    return sql`case when ${asItStands} then 0 when ${inAnotherForm} then 1 else ${missingSteps}::int end`;
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** What a query finds. */
export interface SearchSource {
  /** Rows of a listing: product_id, available, sold_count, rank. */
  rows: SQL;
  /** What was searched for in place of what was typed; null when it was that. */
  searchedFor: string | null;
}

/**
 * Found products: what has the query for its code, then the best named, then those available, promoted and by sales.
 */
export async function searchSource(ctx: Pick<CatalogContext, 'db' | 'locale'>, query: string): Promise<SearchSource> {
  const resolved = await resolveQuery(ctx, query);
  const byCode = sql`select id, ${codeSteps}::int as steps from coded`;
  const byWords =
    resolved &&
    sql`union all select p.id, ${distanceOfName(resolved.words)} from ${product} p
      where p.${vectorOf(ctx.locale)} @@ to_tsquery('simple', ${toTsQuery(resolved)})
        and p.id not in (select id from coded)`;
  // Looked up one by one: the planner takes words for commoner than they are, and would read all entries of the shop.
  const rows = sql`with coded as materialized (${goodsByCode(query)})
    select le.product_id, le.available, le.sold_count, le.rank::bigint + found.steps * ${oneStep}::bigint as rank
    from (${byCode} ${byWords ?? sql``}) found
    cross join lateral (select * from ${listingEntry}
      where scope_id = ${shopScopeId} and product_id = found.id offset 0) le`;
  return { rows, searchedFor: resolved?.searchedFor ?? null };
}
