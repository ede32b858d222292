import { sql, type SQL } from 'drizzle-orm';
import { textArray } from '@vyloha/backend-kernel';
import type { CatalogContext } from '../catalog/catalog-context';
import type { ListedVariants } from '../catalog/listing/listed-variant';
import { variantVector } from '../catalog/listing/refresh/search-vectors';
import { listingVariant, variant } from '../catalog/tables';
import { codeQuery } from './codes';
import { measureQuery } from './measures';
import type { ResolvedQuery } from './resolve-query';
import { slotQuery } from './term-queries';

type Reader = Pick<CatalogContext, 'db' | 'locale'>;

/** Whether a query says so much that it can tell variants apart. */
export const canTellVariants = ({ slots, measures, code }: ResolvedQuery): boolean =>
  measures.length > 0 || code !== null || slots.length > 1;

/** Parts of the query that a vector has. */
function countFitting({ slots, forms, measures, code }: ResolvedQuery, vector: SQL): SQL {
  const queries = [
    ...slots.map((slot) => slotQuery(slot, forms, 'strong')),
    ...measures.map((measure) => measureQuery(measure, 'A')),
    ...(code === null ? [] : [codeQuery(code, 'A')]),
  ];
  return sql.join(
    queries.map((query) => sql`(${vector} @@ to_tsquery('simple', ${query}))::int`),
    sql` + `,
  );
}

/**
 * Of each product that has several variants the one that fits the query best, of equal ones the one that a listing shows.
 * @param priced joins of a row `lv` of `listing_variant` that leave the variants whose price may be shown
 */
export async function loadFittingVariants(
  { db, locale }: Reader,
  productIds: readonly string[],
  resolved: ResolvedQuery,
  priced: SQL = sql``,
): Promise<ListedVariants> {
  if (productIds.length === 0 || !canTellVariants(resolved)) return {};
  const { rows } = await db.execute<{ product_id: string; variant_id: string }>(sql`
    select distinct on (lv.product_id) lv.product_id, lv.variant_id
    from ${listingVariant} lv join ${variant} v on v.id = lv.variant_id ${priced}
    cross join lateral (select ${variantVector(locale)} as terms) own
    where lv.product_id = any (${textArray(productIds)})
    order by lv.product_id, ${countFitting(resolved, sql`own.terms`)} desc, lv.place`);
  return Object.fromEntries(rows.map((row) => [row.product_id, row.variant_id]));
}
