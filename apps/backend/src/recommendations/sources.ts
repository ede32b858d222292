import { sql, type SQL } from 'drizzle-orm';
import { boughtTogether, category, listingEntry, listingPrice, product, productParameter } from '../database/schema';
import { scopeIdOf, scopePrefixes, shopScopeId } from '../catalog/listing/scope-id';
import { basicPriceList } from '../catalog/pricing/load-variant-prices';
import { textArray } from '../catalog/text-array';

/** What recommendations start from. */
export interface Wish {
  /** Goods on the page or in the cart; they are never recommended themselves. */
  productIds: readonly string[];
  categoryId: string | null;
  currency: string;
}

/** What a source may not offer, and how much it is to offer. */
export interface Room {
  taken: readonly string[];
  limit: number;
}

/** Ids of goods as `product_id`, the best first. `null`: it has nothing to start from. */
export type Source = (wish: Wish, room: Room) => SQL | null;

/** So many of a listing are looked at before they are compared: the same effort in a shop of any size. */
const comparedAtMost = 120;
/** Best sellers of a category that stand for it. */
const heralds = 12;

/** Only what everybody may see and can buy now stands in the listings as available. */
function offered(scopeId: SQL, { taken }: Room): SQL {
  return sql`select e.product_id, e.rank, e.sold_count from ${listingEntry} e
    where e.scope_id = ${scopeId} and e.available and not (e.product_id = any (${textArray(taken)}))`;
}

const shop = sql`${shopScopeId}::text`;
const scopeOfCategory = (id: string) => sql`${scopeIdOf({ kind: 'category', id })}::text`;

/** What an editor put beside the goods, in the editor's order. */
export const chosenByEditor: Source = ({ productIds }, room) =>
  productIds.length === 0
    ? null
    : sql`select o.product_id from ${product} p
        cross join lateral unnest(p.related_ids) with ordinality as chosen (id, place)
        join (${offered(shop, room)}) o on o.product_id = chosen.id
        where p.id = any (${textArray(productIds)})
        group by o.product_id order by min(chosen.place), o.product_id limit ${room.limit}::int`;

function companionsOf(ids: SQL, room: Room, without: SQL): SQL {
  return sql`select o.product_id from ${boughtTogether} b
    join (${offered(shop, room)}) o on o.product_id = b.other_id
    where b.product_id in (${ids}) and ${without}
    group by o.product_id, o.rank order by sum(b.times) desc, o.rank, o.product_id limit ${room.limit}::int`;
}

/** What others bought together with the goods. */
export const boughtWithGoods: Source = ({ productIds }, room) =>
  productIds.length === 0 ? null : companionsOf(sql`select unnest(${textArray(productIds)})`, room, sql`true`);

/** What others bought together with the best sellers of the same categories: of new goods nobody knows more. */
export const boughtWithTheirKind: Source = ({ productIds }, room) => {
  if (productIds.length === 0) return null;
  const mine = sql`select distinct p.category_id from ${product} p where p.id = any (${textArray(productIds)})`;
  const kind = sql`select best.product_id from (${mine}) mine cross join lateral (
    select e.product_id from ${listingEntry} e where e.scope_id = ${scopePrefixes.category} || mine.category_id
    order by e.sold_count desc, e.product_id limit ${heralds}::int) best`;
  const isOfTheirKind = sql`exists (select from ${product} own
    where own.id = o.product_id and own.category_id in (${mine}))`;
  return companionsOf(kind, room, sql`not ${isOfTheirKind}`);
};

/** Whether goods `o` stand in the category's own listing, which its page shows anyway. */
const standsIn = (categoryId: string) => sql`exists (select from ${listingEntry} own
  where own.scope_id = ${scopeOfCategory(categoryId)} and own.product_id = o.product_id)`;

/** What others bought together with the best sellers of a category, but not from there. */
export const boughtWithCategory: Source = ({ categoryId }, room) => {
  if (categoryId === null) return null;
  const best = sql`select product_id from ${listingEntry} where scope_id = ${scopeOfCategory(categoryId)}
    order by sold_count desc, product_id limit ${heralds}::int`;
  return companionsOf(best, room, sql`not ${standsIn(categoryId)}`);
};

/** What sells best in the same departments, but not of the same categories. */
export const popularNextToGoods: Source = ({ productIds }, room) => {
  if (productIds.length === 0) return null;
  return sql`with mine as (
      select distinct p.category_id, ${scopePrefixes.category} || coalesce(c.ancestor_ids[1], c.id) as department
      from ${product} p join ${category} c on c.id = p.category_id where p.id = any (${textArray(productIds)})
    ), near as (
      select o.* from (select distinct department from mine) d
      cross join lateral (${offered(sql`d.department`, room)} order by e.sold_count desc, e.product_id
        limit ${comparedAtMost}::int) o
    )
    select n.product_id from near n join ${product} p on p.id = n.product_id
    where p.category_id not in (select category_id from mine)
    order by n.sold_count desc, n.product_id limit ${room.limit}::int`;
};

/** What sells best around a category, but not in it. */
export const popularNextToCategory: Source = ({ categoryId }, room) => {
  if (categoryId === null) return null;
  const parent = sql`(select ${scopePrefixes.category} || coalesce(c.ancestor_ids[1], c.id) from ${category} c
    where c.id = ${categoryId})`;
  return sql`select o.product_id from (${offered(parent, room)}) o where not ${standsIn(categoryId)}
    order by o.sold_count desc, o.product_id limit ${room.limit}::int`;
};

/** How near a price is to another: 3 within a quarter, 1 within the double. */
const nearness = (price: SQL, other: SQL) => sql`case
  when ${price} between ${other} * 0.8 and ${other} * 1.25 then 3
  when ${price} between ${other} * 0.5 and ${other} * 2 then 1 else 0 end`;

/** Goods of the same category, by how much they share: the maker, values of parameters, the price. */
export const similar: Source = ({ productIds: [id], currency }, room) => {
  if (id === undefined) return null;
  const priceOf = (
    productId: SQL,
  ) => sql`(select lp.price_minor from ${listingPrice} lp where lp.product_id = ${productId}
    and lp.currency = ${currency} and lp.price_list = ${basicPriceList})`;
  return sql`with mine as (
      select p.id, p.category_id, p.brand_id, ${priceOf(sql`p.id`)} as price from ${product} p where p.id = ${id}
    ), near as (
      ${offered(sql`(select ${scopePrefixes.category} || category_id from mine)`, room)}
      order by e.rank, e.product_id limit ${comparedAtMost}::int
    ), shared as (
      select theirs.product_id, count(distinct (theirs.parameter_id, theirs.value_id)) as count
      from ${productParameter} own join ${productParameter} theirs
        on theirs.parameter_id = own.parameter_id and theirs.value_id = own.value_id
      where own.product_id = ${id} and own.value_id <> '' and theirs.product_id in (select product_id from near)
      group by theirs.product_id
    )
    select n.product_id from near n join ${product} p on p.id = n.product_id cross join mine
    left join shared s on s.product_id = n.product_id
    order by coalesce(s.count, 0) + case when p.brand_id = mine.brand_id then 2 else 0 end
      + ${nearness(priceOf(sql`n.product_id`), sql`mine.price`)} desc, n.rank, n.product_id
    limit ${room.limit}::int`;
};

/** What sells best in the whole shop. */
export const bestSelling: Source = (_wish, room) =>
  sql`${offered(shop, room)} order by e.sold_count desc, e.product_id limit ${room.limit}::int`;
