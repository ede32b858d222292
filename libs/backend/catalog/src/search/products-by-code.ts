import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { product, variant } from '../catalog/tables';
import { plainCode } from '@vyloha/backend-kernel/tables';

/** Whether a code of the row equals the whole query, but for letter case and separators. */
function matchesCode(table: SQL, query: string): SQL {
  const matches = (column: SQL) => sql`${plainCode(sql`${table}.${column}`)} = ${plainCode(sql`${query}::text`)}`;
  return sql`(${matches(sql`catalog_code`)} or ${matches(sql`marketing_code`)})`;
}

/** Variants whose code or EAN equals the whole query. */
function variantsByCode(query: string): SQL {
  const ean = query.replace(/\s+/g, '');
  return sql`select v.id, v.product_id from ${variant} v where ${matchesCode(sql`v`, query)} or v.ean = ${ean}`;
}

/** Ids of products whose code or EAN, their own or a variant's, equals the whole query. */
export function productsByCode(query: string): SQL {
  return sql`select p.id from ${product} p where ${matchesCode(sql`p`, query)}
    union select named.product_id from (${variantsByCode(query)}) named`;
}

/** A variant whose code or EAN is the query. */
export interface NamedVariant {
  productId: string;
  variantId: string;
}

/** One matching variant of each product; none of products that have the code themselves. */
export async function loadNamedVariants(db: Queryable, query: string): Promise<NamedVariant[]> {
  const { rows } = await db.execute<{ id: string; product_id: string }>(sql`
    select distinct on (named.product_id) named.id, named.product_id from (${variantsByCode(query)}) named
    join ${product} p on p.id = named.product_id and not ${matchesCode(sql`p`, query)}
    order by named.product_id, named.id`);
  return rows.map(({ id, product_id: productId }) => ({ productId, variantId: id }));
}
