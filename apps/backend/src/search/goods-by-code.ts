import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { product, variant } from '../database/schema';

/** Ids of a table's rows of which the whole query is a code, in small or capital letters. */
function hasCode(table: SQL, query: string): SQL {
  const code = query.trim().toLowerCase();
  return sql`(lower(${table}.catalog_code) = ${code} or lower(${table}.marketing_code) = ${code})`;
}

/** Variants of which the whole query is a code or the EAN. */
function variantsByCode(query: string): SQL {
  const ean = query.replace(/\s+/g, '');
  return sql`select v.id, v.product_id from ${variant} v where ${hasCode(sql`v`, query)} or v.ean = ${ean}`;
}

/** Ids of goods of which the whole query is a code or an EAN, their own or one of a variant. */
export function goodsByCode(query: string): SQL {
  return sql`select p.id from ${product} p where ${hasCode(sql`p`, query)}
    union select named.product_id from (${variantsByCode(query)}) named`;
}

/** A variant that a query names by its code or EAN. */
export interface NamedVariant {
  productId: string;
  variantId: string;
}

/** One variant of each product that is named so; none of goods that have the code themselves. */
export async function loadNamedVariants(db: Queryable, query: string): Promise<NamedVariant[]> {
  const { rows } = await db.execute<{ id: string; product_id: string }>(sql`
    select distinct on (named.product_id) named.id, named.product_id from (${variantsByCode(query)}) named
    join ${product} p on p.id = named.product_id and not ${hasCode(sql`p`, query)}
    order by named.product_id, named.id`);
  return rows.map(({ id, product_id: productId }) => ({ productId, variantId: id }));
}
