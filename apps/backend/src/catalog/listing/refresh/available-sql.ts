import { sql, type SQL } from 'drizzle-orm';
import { stock, variant, warehouse } from '../../../database/schema';

/** Whether the variant `v` can be bought now: one without stock keeping, or in a real warehouse. */
export const isVariantAvailableSql: SQL = sql`(not v.check_stock or exists (
    select from ${stock} s join ${warehouse} w on w.id = s.warehouse_id and not w.virtual
    where s.variant_id = v.id and s.amount > 0))`;

/** Whether anything of the product `p` can be bought now. */
export const isAvailableSql: SQL = sql`(p.saleable and exists (
  select from ${variant} v where v.product_id = p.id and ${isVariantAvailableSql}))`;

/** The greatest bit of a rank: what cannot be bought stands after everything that can. */
export const unavailableRank = 2 ** 30;
/** The next one: what the shop does not promote stands after what it does. */
export const unpromotedRank = 2 ** 29;
