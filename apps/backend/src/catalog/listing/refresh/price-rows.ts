import { sql, type SQL } from 'drizzle-orm';
import { currency, listingPrice, price } from '../../../database/schema';
import { basicPriceList } from '../../pricing/load-variant-prices';
import { perUnit } from './per-unit';

/** Every currency and price list of the shop: those that have a price, and everybody's list in each currency. */
export const allCombinations: SQL = sql`
  select distinct currency, price_list from ${price}
  union select code, ${basicPriceList}::text from ${currency}
  union select distinct currency, ${basicPriceList}::text from ${price}`;

/** Those that the listings have: one step along the index for each, however many products there are. */
export const listedCombinations: SQL = sql`
  with recursive step as (
    (select currency, price_list from ${listingPrice} order by currency, price_list limit 1)
    union all
    select next.currency, next.price_list from step cross join lateral (
      select currency, price_list from ${listingPrice} lp
      where (lp.currency, lp.price_list) > (step.currency, step.price_list) order by currency, price_list limit 1
    ) next
  )
  select currency, price_list from step`;

/** The price of each `listed` product's default variant, per unit as pages show it, in every one of the combinations. */
export const priceRows = (combinations: SQL): SQL => sql`
  select combination.currency, combination.price_list, l.id as product_id,
    ${perUnit(sql`coalesce(own.unit_minor, basic.unit_minor)`)} as price_minor
  from listed l
  cross join (${combinations}) combination
  left join ${price} own on own.variant_id = l.default_variant_id
    and own.currency = combination.currency and own.price_list = combination.price_list
  left join ${price} basic on basic.variant_id = l.default_variant_id
    and basic.currency = combination.currency and basic.price_list = ${basicPriceList}`;
