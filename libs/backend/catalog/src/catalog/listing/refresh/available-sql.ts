import { sql, type SQL } from 'drizzle-orm';
import { stock, variant } from '../../tables';
import { warehouse } from '@vyloha/backend-shop/tables';

/**
 * Whether the real warehouses have enough of the variant `v` for the least that the cart takes: `isInStock` of
 * `wire/availability.ts`.
 */
export const isVariantInStockSql: SQL = sql`v.amount_min <= (
    select coalesce(sum(s.amount), 0) from ${stock} s join ${warehouse} w on w.id = s.warehouse_id and not w.virtual
    where s.variant_id = v.id)`;

/** Whether the variant `v` can be bought now: its stock is not tracked, or the real warehouses have enough of it. */
export const isVariantAvailableSql: SQL = sql`(not v.check_stock or ${isVariantInStockSql})`;

/** Whether any variant of the product `p` can be bought now. */
export const isAvailableSql: SQL = sql`(p.saleable and exists (
  select from ${variant} v where v.product_id = p.id and ${isVariantAvailableSql}))`;

/** The highest bit of a rank: unavailable products sort after all available ones. */
export const unavailableRank = 2 ** 30;
/** The next bit: products without promotion sort after promoted ones. */
export const unpromotedRank = 2 ** 29;
