import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { searchEntry } from '../database/schema';
import { goodsByCode } from './goods-by-code';
import { asTyped } from './query-words';
import { hasAnyForm, resolveQuery, toTsQuery, vectorOf } from './resolve-query';

/** More than any rank: what is named better stands before everything that is named worse. */
const oneStep = 2 ** 32;
/** A word that is not in the name at all counts as much as two in another form. */
const missingSteps = 2;
/** What the query names by its code stands before everything. */
const codeSteps = -1;

/** How far the name is from the words: 0 when it has them all as they stand. */
function distanceOfName(words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const asItStands = sql`e.name_words @@ to_tsquery('simple', ${word})`;
    const inAnotherForm = sql`e.name_words @@ to_tsquery('simple', ${hasAnyForm(word)})`;
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
export async function searchSource(ctx: Pick<CatalogContext, 'db' | 'locale'>, sent: string): Promise<SearchSource> {
  const query = asTyped(sent);
  const resolved = await resolveQuery(ctx, query);
  const goods = (steps: SQL) => sql`select e.product_id, e.available, e.sold_count,
      e.rank::bigint + ${steps} * ${oneStep}::bigint as rank from ${searchEntry} e`;
  const byCode = sql`${goods(sql`${codeSteps}::int`)} where e.product_id in (select id from coded)`;
  const byWords =
    resolved &&
    sql`union all ${goods(distanceOfName(resolved.words))}
      where e.${vectorOf(ctx.locale)} @@ to_tsquery('simple', ${toTsQuery(resolved)})
        and e.product_id not in (select id from coded)`;
  const rows = sql`with coded as materialized (${goodsByCode(query)}) ${byCode} ${byWords ?? sql``}`;
  return { rows, searchedFor: resolved?.searchedFor ?? null };
}
