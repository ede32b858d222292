import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { price, variant } from '../tables';
import { basicPriceList } from './prices-of-variant';

const basicPricesOf = (productId: AnyPgColumn) => sql`${price} priced
  join ${variant} own on own.id = priced.variant_id and own.product_id = ${productId}
  where priced.price_list = ${basicPriceList}`;

/** Currencies in which a guest can buy a variant of the product. */
export function pricedIn(productId: AnyPgColumn): SQL<string[]> {
  return sql<string[]>`array(select distinct priced.currency from ${basicPricesOf(productId)} order by 1)`;
}

/**
 * Whether a guest can buy a variant of the product in the currency.
 * @param ofFew looks it up for each product (`offset 0` keeps the planner from joining): of a page of them, a join would
 * read the prices of all products before it
 */
export function isPricedIn(productId: AnyPgColumn, currency: string, { ofFew }: { ofFew: boolean }): SQL {
  const inCurrency = sql`select from ${basicPricesOf(productId)} and priced.currency = ${currency}`;
  return ofFew ? sql`exists (${inCurrency} offset 0)` : sql`exists (${inCurrency})`;
}
