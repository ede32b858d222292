import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { priceHistory } from '../tables';

const lowestPriceDays = 30;

/**
 * The lowest price that ended within the 30 days before the current one began.
 * @param row a row of `price`
 */
export function lowestPriceBefore(row: SQLWrapper, now: SQL): SQL<number | null> {
  const samePrice = sql`h.variant_id = ${row}.variant_id and h.currency = ${row}.currency
    and h.price_list = ${row}.price_list`;
  const currentPriceSince = sql`coalesce((select max(h.valid_from) from ${priceHistory} h
    where ${samePrice} and h.valid_from <= ${now} and (h.valid_to is null or h.valid_to > ${now})), ${now})`;
  // `offset 0` lets the start be looked up once for a price, not for each row of its history.
  return sql<number | null>`(select min(h.unit_minor) from (select ${currentPriceSince} as since offset 0) began
    join ${priceHistory} h on ${samePrice} and h.valid_to <= began.since
      and h.valid_to > began.since - make_interval(days => ${lowestPriceDays}::int))`;
}
