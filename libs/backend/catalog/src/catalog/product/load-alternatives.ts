import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { category, listingEntry, listingPrice, price, product, productParameter, variant } from '../tables';
import type { CatalogContext } from '../catalog-context';
import { groupBy, textArray } from '@vyloha/backend-kernel';
import { isVariantAvailableSql } from '../listing/refresh/available-sql';
import { scopePrefixes } from '../listing/scope-id';
import { basicPriceList } from '../pricing/prices-of-variant';
import { isProductVisibleTo } from '../visible-to';
import type { WireProduct } from './wire/product';

const maxAlternatives = 8;
/** Best of the own category that are compared: constant effort in a shop of any size. */
const maxCompared = 60;
const maxSiblings = 8;
const maxComparedPerSibling = 12;

const other = alias(product, 'o');

/** Whether the caller can buy product `o` now. Read from the stock itself: listings may lag behind it. */
function isBuyable({ currency, priceList, groups }: Pick<CatalogContext, 'currency' | 'priceList' | 'groups'>): SQL {
  return sql`o.in_catalog and o.saleable and ${isProductVisibleTo(other, groups)} and exists (
    select from ${variant} v where v.product_id = o.id and ${isVariantAvailableSql} and exists (
      select from ${price} c where c.variant_id = v.id and c.currency = ${currency} and c.unit_minor > 0
        and c.price_list in (${priceList}, ${basicPriceList})))`;
}

/** The best of a listing, in index order. */
const bestOf = (scopeId: SQL, limit: number) =>
  sql`select e.product_id, e.rank from ${listingEntry} e where e.scope_id = ${scopePrefixes.category} || ${scopeId}
    and e.available order by e.rank, e.product_id limit ${limit}::int`;

/** What editors chose (tier 0), the own category (1), and the categories beside it (2), for product `p`. */
const candidates = sql`
  select chosen.id, 0 as tier, chosen.place::int as place
    from unnest(p.alternative_ids) with ordinality as chosen (id, place)
  union all select own.product_id, 1, own.rank from (${bestOf(sql`p.category_id`, maxCompared)}) own
  union all select near.product_id, 2, near.rank
    from (select s.id from ${category} s join ${category} mine on mine.id = p.category_id
      where s.parent_id = mine.parent_id and s.id <> mine.id
      order by s.position, s.id limit ${maxSiblings}::int) sibling
    cross join lateral (${bestOf(sql`sibling.id`, maxComparedPerSibling)}) near`;

/** How many parameters of product `p` have a value that product `o` has, too. */
const sharedParameters = sql`(select count(distinct mine.parameter_id) from ${productParameter} mine
  join ${productParameter} theirs on theirs.product_id = o.id and theirs.parameter_id = mine.parameter_id
    and theirs.value_id = mine.value_id
  where mine.product_id = p.id and mine.value_id <> '')`;

/** Products of another category are of the same kind when they share at least half of the parameters. */
const isSameKind = sql`shared > 0 and 2 * shared >= (
  select count(distinct mine.parameter_id) from ${productParameter} mine
  where mine.product_id = p.id and mine.value_id <> '')`;

/** What a box of the product costs; listings know it of sold-out products as well. */
const listedPrice = (id: SQL, { currency }: Pick<CatalogContext, 'currency'>) =>
  sql`(select lp.price_minor from ${listingPrice} lp where lp.product_id = ${id} and lp.place = 0
    and lp.currency = ${currency} and lp.price_list = ${basicPriceList})`;

/** How far apart two prices are, as a ratio: 1 is the same. Unknown ones come last. */
const priceDistance = (ctx: Pick<CatalogContext, 'currency'>) =>
  sql`abs(ln(${listedPrice(sql`o.id`, ctx)}::numeric / ${listedPrice(sql`p.id`, ctx)}))`;

/**
 * Products to buy instead of each of the given ones: only such that the caller can buy now and of the same kind, the
 * editors' choice first. One statement, and a bounded number of rows for each product, however large the shop is.
 */
export async function loadAlternatives(
  ctx: Pick<CatalogContext, 'db' | 'currency' | 'priceList' | 'groups'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ product_id: string; alternative_id: string }>(sql`
    select p.id as product_id, a.id as alternative_id from ${product} p cross join lateral (
      select o.id, row_number() over (order by min(c.tier), case when min(c.tier) = 0 then min(c.place) end,
        o.shared + case when o.brand_id = p.brand_id then 1 else 0 end desc, ${priceDistance(ctx)}, min(c.place), o.id
      ) as position
      from (${candidates}) c
      join lateral (select o.id, o.brand_id, ${sharedParameters} as shared from ${product} o
        where o.id = c.id and o.id <> p.id and ${isBuyable(ctx)}) o on c.tier < 2 or ${isSameKind}
      group by o.id, o.brand_id, o.shared
      order by position limit ${maxAlternatives}::int) a
    where p.id = any (${textArray(ids)}) order by p.id, a.position`);
  const byProduct = groupBy(rows, ({ product_id: id }) => id);
  return new Map([...byProduct].map(([id, found]) => [id, found.map((row) => row.alternative_id)]));
}

/** Whether there is a variant that the caller cannot buy: its page offers something else. */
function needsAlternatives({ visibility, variants }: WireProduct): boolean {
  return !(
    visibility.saleable &&
    variants.every(({ availability, prices }) => availability.isAvailable && (prices.unitWithTax ?? 0) > 0)
  );
}

/** Ids of what to buy instead of each product; none for what can be bought in every variant. */
export async function findAlternatives(ctx: CatalogContext, products: readonly WireProduct[]): Promise<string[][]> {
  const alternatives = await loadAlternatives(
    ctx,
    products.filter(needsAlternatives).map(({ id }) => id),
  );
  return products.map(({ id }) => [...(alternatives.get(id) ?? [])]);
}

/** The products with their `alternatives`. */
export async function withAlternatives(ctx: CatalogContext, products: readonly WireProduct[]): Promise<WireProduct[]> {
  const alternatives = await findAlternatives(ctx, products);
  return products.map((found, place) => ({ ...found, alternatives: alternatives[place] ?? [] }));
}
