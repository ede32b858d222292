import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../database/database';
import {
  listingEntry,
  listingFacts,
  listingPrice,
  searchEntry,
  variant,
  price,
  currency,
} from '../../../database/schema';
import { basicPriceList } from '../../pricing/load-variant-prices';
import { textArray } from '../../text-array';
import { treeEntryRows } from './entry-rows';
import { factsRows } from './facts-rows';
import { withListed } from './listed-rows';
import { listedCombinations, priceRows } from './price-rows';
import { ruleEntryRows } from './rule-rows';
import { searchEntryRows } from './write-search-entries';

interface Target {
  table: PgTable;
  key: readonly string[];
  values: readonly string[];
  /** Where else than by its product a row of `standing` is looked for. */
  among?: SQL;
}

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
const namesOf = (alias: string, columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`),
    sql`, `,
  );

/** Makes the products' rows of a table those of `fresh`: what differs is written, what is gone is deleted. */
async function writeDifferences(
  db: Transaction,
  productIds: readonly string[],
  { table, key, values, among = sql`true` }: Target,
  fresh: SQL,
): Promise<void> {
  const columns = [...key, ...values];
  const changes = values.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  await db.execute(sql`
    ${withListed(productIds)}, fresh as materialized (${fresh}), gone as (
      delete from ${table} standing
      where standing.product_id = any (${textArray(productIds)}) and ${among}
        and (${namesOf('standing', key)}) not in (select ${names(key)} from fresh)
    )
    insert into ${table} as standing (${names(columns)}) select ${names(columns)} from fresh
    on conflict (${names(key)}) do update set ${sql.join(changes, sql`, `)}
    where (${namesOf('standing', values)}) is distinct from (${namesOf('excluded', values)})`);
}

/** Those the listings have, those that any of the products has a price in, and everybody's list in each currency. */
const combinationsWith = (productIds: readonly string[]): SQL => {
  const own = sql`from ${price} pr join ${variant} v on v.id = pr.variant_id
    where v.product_id = any (${textArray(productIds)})`;
  return sql`(${listedCombinations}) union select pr.currency, pr.price_list ${own}
    union select pr.currency, ${basicPriceList}::text ${own} union select code, ${basicPriceList}::text from ${currency}`;
};

/** @returns whether a currency or price list is new to the listings, so that every product needs a row in it */
async function writePrices(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  const { rows: combinations } = await db.execute<{ currency: string; priceList: string; isNew: boolean }>(sql`
    with known as (${listedCombinations})
    select c.currency, c.price_list as "priceList", known.currency is null as "isNew"
    from (${combinationsWith(productIds)}) c left join known using (currency, price_list)`);
  if (combinations.length === 0) return false;
  const given = combinations.map(({ currency, priceList }) => sql`(${currency}::text, ${priceList}::text)`);
  const all = sql`select currency, price_list from (values ${sql.join(given, sql`, `)}) as given (currency, price_list)`;
  // Its index begins with these two.
  const among = sql`(standing.currency, standing.price_list) in (${all})`;
  const key = ['currency', 'price_list', 'product_id'];
  await writeDifferences(db, productIds, { table: listingPrice, key, values: ['price_minor'], among }, priceRows(all));
  return combinations.some(({ isNew }) => isNew);
}

/** Writes what listings and search keep of the products, as far as it changed. @returns as `writePrices` */
export async function writeChangedRows(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  const sorted = ['available', 'sold_count', 'rank'];
  const entries = sql`${treeEntryRows} union all ${ruleEntryRows}`;
  const entryKey = ['scope_id', 'product_id'];
  await writeDifferences(db, productIds, { table: listingEntry, key: entryKey, values: sorted }, entries);
  const key = ['product_id'];
  await writeDifferences(db, productIds, { table: listingFacts, key, values: ['facets', 'lows', 'highs'] }, factsRows);
  const searched = [...sorted, 'name_words', 'search_cs', 'search_sk'];
  await writeDifferences(db, productIds, { table: searchEntry, key, values: searched }, searchEntryRows);
  return writePrices(db, productIds);
}
