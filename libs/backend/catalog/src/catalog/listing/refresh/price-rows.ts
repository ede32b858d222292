import { sql, type SQL } from 'drizzle-orm';
import { listingPrice, price, product, variant } from '../../tables';
import { currency } from '@vyloha/backend-shop/tables';
import { basicPriceList } from '../../pricing/prices-of-variant';
import { lowestPriceBefore } from '../../pricing/lowest-price-before';
import { maxDiscountPercent } from '../../pricing/variant-price';
import { displayedPrices, joinedTax } from './displayed-prices';
import { discountRankSql } from './sort-values';

/** Prices of products of the catalogue; the others are in no listing. */
export const listablePrices: SQL = sql`${price} pr join ${variant} v on v.id = pr.variant_id
  join ${product} p on p.id = v.product_id and p.in_catalog`;

/**
 * Every currency and price list of the catalogue: those that have a price, and the basic list in each currency.
 * Materialized, because reading every price is the greater part of the work.
 */
export const allPriceKeys: SQL = sql`
  with used as materialized (select distinct pr.currency, pr.price_list from ${listablePrices})
  select currency, price_list from used
  union select code, ${basicPriceList}::text from ${currency}
  union select currency, ${basicPriceList}::text from used`;

/** Those in the listings, by a loose index scan: one step for each, however many products there are. */
export const listedPriceKeys: SQL = sql`
  with recursive step as (
    (select currency, price_list from ${listingPrice} order by currency, price_list limit 1)
    union all
    select next.currency, next.price_list from step cross join lateral (
      select currency, price_list from ${listingPrice} lp
      where (lp.currency, lp.price_list) > (step.currency, step.price_list) order by currency, price_list limit 1
    ) next
  )
  select currency, price_list from step`;

/** As `discountPercent` of the pricing for a row of `price`; lower prices of one piece are compared there, too. */
const percentOf = (alias: string): SQL => {
  const row = sql.identifier(alias);
  const reference = sql`coalesce(${lowestPriceBefore(row, sql`now()`)}, ${row}.original_minor)`;
  return sql`case when ${row}.original_minor > ${row}.unit_minor then (
    select least(round(100 * (before.minor - ${row}.unit_minor)::numeric / before.minor)::int,
      case when ${row}.unit_minor > 0 then ${maxDiscountPercent}::int end)
    from (select ${reference} as minor) before where before.minor > ${row}.unit_minor) end`;
};

/** Of the first row of `price` that there is. */
const discountPercentSql: SQL = sql`coalesce(
  case when own.variant_id is null then ${percentOf('basic')} else ${percentOf('own')} end, 0)`;

const { withTax, net } = displayedPrices(['own', 'basic'], sql`combination.price_list`);

/** The prices of each variant of the `listed` products per displayed unit, for every combination. */
export const priceRows = (priceKeys: SQL): SQL => sql`
  select combination.currency, combination.price_list, lv.product_id, lv.place, ${withTax} as price_minor,
    ${net} as net_minor, ${discountRankSql(discountPercentSql)} as discount_rank
  from listed_variant lv join listed l on l.id = lv.product_id
  cross join (${priceKeys}) combination
  ${joinedTax(sql`combination.currency`)}
  left join ${price} own on own.variant_id = lv.variant_id
    and own.currency = combination.currency and own.price_list = combination.price_list
  left join ${price} basic on basic.variant_id = lv.variant_id
    and basic.currency = combination.currency and basic.price_list = ${basicPriceList}`;
