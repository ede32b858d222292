import { sql, type SQL } from 'drizzle-orm';
import { stock, variant, warehouse } from '../../../database/schema';

/** Whether anything of the product `p` can be bought now: a variant without stock keeping, or one in a real warehouse. */
export const isAvailableSql: SQL = sql`(p.saleable and exists (
  select from ${variant} v where v.product_id = p.id and (not v.check_stock or exists (
    select from ${stock} s join ${warehouse} w on w.id = s.warehouse_id and not w.virtual
    where s.variant_id = v.id and s.amount > 0))))`;

/** The greatest bit of a rank: what cannot be bought stands after everything that can. */
export const unavailableRank = 2 ** 30;
/** The next one: what the shop does not promote stands after what it does. */
export const unpromotedRank = 2 ** 29;
