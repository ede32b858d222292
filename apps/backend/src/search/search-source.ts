import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import type { Queryable } from '../database/database';
import { searchEntry } from '../database/schema';
import { searchColumn } from '../database/schema/columns';
import { findFormsInNames } from './forms-in-names';
import { productsByCode } from './products-by-code';
import { toPrefixQuery, resolveQuery, toTsQuery } from './resolve-query';

/** Larger than any rank: a better name match always ranks before a worse one. */
const rankStep = 2 ** 32;
/** A name may contain another form of a term, a longer word beginning with it, or neither. */
const distanceSteps = { form: 1, beginning: 2, missing: 3 } as const;
/** A product whose code is the query ranks first. */
const codeDistance = -1;

const matchesName = (words: string): SQL => sql`e.name_words @@ to_tsquery('simple', ${words})`;

/** Distance of a name from a term. */
async function toWordDistance(db: Queryable, word: string): Promise<SQL> {
  const forms = await findFormsInNames(db, word);
  const isForm = forms.length === 0 ? sql`false` : matchesName(forms.join(' | '));
  return sql`case when ${matchesName(word)} then 0 when ${isForm} then ${distanceSteps.form}::int
    when ${matchesName(toPrefixQuery(word))} then ${distanceSteps.beginning}::int else ${distanceSteps.missing}::int end`;
}

/** Distance of a name from all terms: 0 when it has them all as typed. */
async function toNameDistance(db: Queryable, words: readonly string[]): Promise<SQL> {
  const parts = await Promise.all(words.map((word) => toWordDistance(db, word)));
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** Results of a query. */
export interface SearchSource {
  /** Rows of a listing: product_id, available, sold_count, rank. */
  rows: SQL;
  /** The corrected query that was used instead; null when the typed one was. */
  searchedFor: string | null;
}

/** Found products: code matches first, then by name match, availability, promotion and sales. */
export async function searchSource(ctx: Pick<CatalogContext, 'db' | 'locale'>, query: string): Promise<SearchSource> {
  const resolved = await resolveQuery(ctx, query);
  const rankedProducts = (distance: SQL) => sql`select e.product_id, e.available, e.sold_count,
      e.rank::bigint + ${distance} * ${rankStep}::bigint as rank from ${searchEntry} e`;
  const byCode = sql`${rankedProducts(sql`${codeDistance}::int`)} where e.product_id in (select id from coded)`;
  const byWords =
    resolved &&
    sql`union all ${rankedProducts(await toNameDistance(ctx.db, resolved.words))}
      where e.${sql.identifier(searchColumn(ctx.locale))} @@ to_tsquery('simple', ${toTsQuery(resolved)})
        and e.product_id not in (select id from coded)`;
  const rows = sql`with coded as materialized (${productsByCode(query)}) ${byCode} ${byWords ?? sql``}`;
  return { rows, searchedFor: resolved?.searchedFor ?? null };
}
