import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Transaction, textArray } from '@vyloha/backend-kernel';
import { listingEntry, listingFacts, listingPrice, listingVariant } from '../../tables';
import { searchEntry, searchText } from '../../../search/tables';
import { currency } from '@vyloha/backend-shop/tables';
import { basicPriceList } from '../../pricing/prices-of-variant';
import { treeEntryRows } from './entry-rows';
import { factsRows, variantRows } from './facts-rows';
import { withListed } from './listed-rows';
import { listablePrices, listedPriceKeys, priceRows } from './price-rows';
import { ruleEntryRows } from './rule-rows';
import { searchColumns, searchEntryRows, searchTextRows } from './write-search-entries';

interface Target {
  table: PgTable;
  key: readonly string[];
  values: readonly string[];
  /** Condition on rows of `standing` in addition to the product id. */
  condition?: SQL;
}

const joinColumns = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
const joinQualifiedColumns = (alias: string, columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`),
    sql`, `,
  );

/** Synchronizes the products' rows of a table with `fresh`: writes what differs, deletes what is missing. */
async function writeDifferences(
  db: Transaction,
  productIds: readonly string[],
  { table, key, values, condition = sql`true` }: Target,
  fresh: SQL,
): Promise<void> {
  const columns = [...key, ...values];
  const changes = values.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  await db.execute(sql`
    ${withListed(productIds)}, fresh as materialized (${fresh}), gone as (
      delete from ${table} standing
      where standing.product_id = any (${textArray(productIds)}) and ${condition}
        and (${joinQualifiedColumns('standing', key)}) not in (select ${joinColumns(key)} from fresh)
    )
    insert into ${table} as standing (${joinColumns(columns)}) select ${joinColumns(columns)} from fresh
    on conflict (${joinColumns(key)}) do update set ${sql.join(changes, sql`, `)}
    where (${joinQualifiedColumns('standing', values)}) is distinct from (${joinQualifiedColumns('excluded', values)})`);
}

/**
 * Those in the listings, those in which any of the products has a price, and the basic list in each currency. Prices
 * outside of the catalogue do not count: `refreshListings` writes no rows in a list that only they are in.
 */
const priceKeysWith = (productIds: readonly string[]): SQL => {
  const fromProductPrices = sql`from ${listablePrices} where v.product_id = any (${textArray(productIds)})`;
  return sql`(${listedPriceKeys}) union select pr.currency, pr.price_list ${fromProductPrices}
    union select pr.currency, ${basicPriceList}::text ${fromProductPrices} union select code, ${basicPriceList}::text from ${currency}`;
};

const toPriceKeyTable = (keys: readonly { currency: string; priceList: string }[]): SQL => {
  const rows = keys.map(({ currency, priceList }) => sql`(${currency}::text, ${priceList}::text)`);
  return sql`select currency, price_list from (values ${sql.join(rows, sql`, `)}) as given (currency, price_list)`;
};

async function isAnyListed(db: Transaction, priceKeyTable: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`(${listedPriceKeys}) intersect ${priceKeyTable}`);
  return rows.length > 0;
}

/** @returns whether a currency or price list is new to the listings, so that every product needs a row in it */
async function writePrices(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  const { rows: priceKeys } = await db.execute<{ currency: string; priceList: string; isUnlisted: boolean }>(sql`
    with known as (${listedPriceKeys})
    select c.currency, c.price_list as "priceList", known.currency is null as "isUnlisted"
    from (${priceKeysWith(productIds)}) c left join known using (currency, price_list)`);
  if (priceKeys.length === 0) return false;
  const priceKeyTable = toPriceKeyTable(priceKeys);
  // The index starts with these two columns.
  const condition = sql`(standing.currency, standing.price_list) in (${priceKeyTable})`;
  const key = ['currency', 'price_list', 'product_id', 'place'];
  await writeDifferences(
    db,
    productIds,
    { table: listingPrice, key, values: ['price_minor', 'net_minor', 'discount_rank'], condition },
    priceRows(priceKeyTable),
  );
  const unlistedKeys = priceKeys.filter(({ isUnlisted }) => isUnlisted);
  // Without a product in the catalogue no row was written, and the key stays unlisted: a pass over all products because
  // of it would cause the next one, for ever. The products are not asked, since one can join the catalogue meanwhile.
  return unlistedKeys.length > 0 && isAnyListed(db, toPriceKeyTable(unlistedKeys));
}

/** Updates the listing and search rows of the products that changed. @returns as `writePrices` */
export async function writeChangedRows(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  const sortColumns = ['available', 'sold_count', 'rank', 'rating', 'added_at'];
  const entries = sql`${treeEntryRows} union all ${ruleEntryRows}`;
  const entryKey = ['scope_id', 'product_id'];
  await writeDifferences(db, productIds, { table: listingEntry, key: entryKey, values: sortColumns }, entries);
  const key = ['product_id'];
  const factColumns = ['facets', 'lows', 'highs'];
  await writeDifferences(db, productIds, { table: listingFacts, key, values: [...factColumns, 'shared'] }, factsRows);
  const variantKey = ['product_id', 'place'];
  const variantValues = ['variant_id', 'available', ...factColumns, 'own', 'variants'];
  await writeDifferences(
    db,
    productIds,
    { table: listingVariant, key: variantKey, values: variantValues },
    variantRows,
  );
  const searchValues = [...sortColumns, 'visible_to_groups', 'name_words', ...searchColumns];
  await writeDifferences(db, productIds, { table: searchEntry, key, values: searchValues }, searchEntryRows);
  await writeDifferences(db, productIds, { table: searchText, key, values: searchColumns }, searchTextRows);
  return writePrices(db, productIds);
}
