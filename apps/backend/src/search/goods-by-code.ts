import { sql, type SQL } from 'drizzle-orm';
import { product, variant } from '../database/schema';

/** Ids of goods of which the whole query is a code or an EAN, their own or one of a variant, in small or capital letters. */
export function goodsByCode(query: string): SQL {
  const code = query.trim().toLowerCase();
  const ean = query.replace(/\s+/g, '');
  return sql`select id from ${product} where lower(catalog_code) = ${code} or lower(marketing_code) = ${code}
    union select product_id from ${variant}
    where lower(catalog_code) = ${code} or lower(marketing_code) = ${code} or ean = ${ean}`;
}
