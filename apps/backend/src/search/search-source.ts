import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import type { Queryable } from '../database/database';
import { searchEntry } from '../database/schema';
import { formsInNames } from './forms-in-names';
import { goodsByCode } from './goods-by-code';
import { hasAnyForm, resolveQuery, toTsQuery, vectorOf } from './resolve-query';

/** More than any rank: what is named better stands before everything that is named worse. */
const oneStep = 2 ** 32;
/** A word may be in a name in another form, begin a longer one there, or not be there at all. */
const steps = { form: 1, beginning: 2, missing: 3 } as const;
/** What the query names by its code stands before everything. */
const codeSteps = -1;

const inName = (words: string): SQL => sql`e.name_words @@ to_tsquery('simple', ${words})`;

/** How far a name is from a word. */
async function distanceOfWord(db: Queryable, word: string): Promise<SQL> {
  const forms = await formsInNames(db, word);
  const isForm = forms.length === 0 ? sql`false` : inName(forms.join(' | '));
  return sql`case when ${inName(word)} then 0 when ${isForm} then ${steps.form}::int
    when ${inName(hasAnyForm(word))} then ${steps.beginning}::int else ${steps.missing}::int end`;
}

/** How far the name is from the words: 0 when it has them all as they stand. */
async function distanceOfName(db: Queryable, words: readonly string[]): Promise<SQL> {
  const parts = await Promise.all(words.map((word) => distanceOfWord(db, word)));
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
  const goods = (distance: SQL) => sql`select e.product_id, e.available, e.sold_count,
      e.rank::bigint + ${distance} * ${oneStep}::bigint as rank from ${searchEntry} e`;
  const byCode = sql`${goods(sql`${codeSteps}::int`)} where e.product_id in (select id from coded)`;
  const byWords =
    resolved &&
    sql`union all ${goods(await distanceOfName(ctx.db, resolved.words))}
      where e.${vectorOf(ctx.locale)} @@ to_tsquery('simple', ${toTsQuery(resolved)})
        and e.product_id not in (select id from coded)`;
  const rows = sql`with coded as materialized (${goodsByCode(query)}) ${byCode} ${byWords ?? sql``}`;
  return { rows, searchedFor: resolved?.searchedFor ?? null };
}
