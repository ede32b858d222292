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
  /** The asker's; what it has no price for has everybody's. */
  priceList: string;
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
/** A category of more goods than that is the shop, nearly. */
const lookedThroughAtMost = 1000;
/** Best sellers of a category that stand for it. */
const heralds = 12;

const shop = sql`${shopScopeId}::text`;

/** Categories that are not for everybody list goods that are not either; the shop as a whole has those of everybody. */
const isForEverybody = sql`exists (select from ${listingEntry} own where own.scope_id = ${shop}
  and own.product_id = e.product_id)`;

/** Only what can be bought now stands in the listings as available; for a price in the asker's currency. */
function offered(scopeId: SQL, { currency, priceList }: Wish, { taken }: Room): SQL {
  return sql`select e.product_id, e.rank, e.sold_count from ${listingEntry} e
    where e.scope_id = ${scopeId} and e.available and ${scopeId === shop ? sql`true` : isForEverybody}
      and not (e.product_id = any (${textArray(taken)}))
      and exists (select from ${listingPrice} lp where lp.product_id = e.product_id and lp.currency = ${currency}
        and lp.price_list in (${priceList}, ${basicPriceList}) and lp.price_minor is not null)`;
}

/** The best-selling ones first, as an index of the listings has them: they are read, not sorted. */
const selling = (rows: SQL | typeof listingEntry) => sql`${rows}.sold_count desc nulls last, ${rows}.product_id`;

const scopeOfCategory = (id: string) => sql`${scopeIdOf({ kind: 'category', id })}::text`;

/** What an editor put beside the goods, in the editor's order. */
export const chosenByEditor: Source = (wish, room) =>
  wish.productIds.length === 0
    ? null
    : sql`select o.product_id from ${product} p
        cross join lateral unnest(p.related_ids) with ordinality as chosen (id, place)
        join (${offered(shop, wish, room)}) o on o.product_id = chosen.id
        where p.id = any (${textArray(wish.productIds)})
        group by o.product_id order by min(chosen.place), o.product_id limit ${room.limit}::int`;

function companionsOf(ids: SQL, wish: Wish, room: Room, without: SQL): SQL {
  return sql`select o.product_id from ${boughtTogether} b
    join (${offered(shop, wish, room)}) o on o.product_id = b.other_id
    where b.product_id in (${ids}) and ${without}
    group by o.product_id, o.rank order by sum(b.times) desc, o.rank, o.product_id limit ${room.limit}::int`;
}

/** What others bought together with the goods. */
export const boughtWithGoods: Source = (wish, room) =>
  wish.productIds.length === 0
    ? null
    : companionsOf(sql`select unnest(${textArray(wish.productIds)})`, wish, room, sql`true`);

/** What others bought together with the best sellers of the same categories: of new goods nobody knows more. */
export const boughtWithTheirKind: Source = (wish, room) => {
  const { productIds } = wish;
  if (productIds.length === 0) return null;
  const mine = sql`select distinct p.category_id from ${product} p where p.id = any (${textArray(productIds)})`;
  const kind = sql`select best.product_id from (${mine}) mine cross join lateral (
    select e.product_id from ${listingEntry} e where e.scope_id = ${scopePrefixes.category} || mine.category_id
    order by ${selling(sql`e`)} limit ${heralds}::int) best`;
  // An array is made once and each product looked up in it; as a join the planner would read through the whole shop.
  const isOfAnotherKind = sql`(select own.category_id from ${product} own where own.id = o.product_id)
    <> all (array(${mine}))`;
  return companionsOf(kind, wish, room, isOfAnotherKind);
};

/** Whether goods `o` stand in the category's own listing, which its page shows anyway. */
const standsIn = (categoryId: string) => sql`exists (select from ${listingEntry} own
  where own.scope_id = ${scopeOfCategory(categoryId)} and own.product_id = o.product_id)`;

/** What others bought together with the best sellers of a category, but not from there. */
export const boughtWithCategory: Source = (wish, room) => {
  const { categoryId } = wish;
  if (categoryId === null) return null;
  const best = sql`select product_id from ${listingEntry} where scope_id = ${scopeOfCategory(categoryId)}
    order by ${selling(listingEntry)} limit ${heralds}::int`;
  return companionsOf(best, wish, room, sql`not ${standsIn(categoryId)}`);
};

/** What sells best in the same departments, but not of the same categories. */
export const popularNextToGoods: Source = (wish, room) => {
  const { productIds } = wish;
  if (productIds.length === 0) return null;
  return sql`with mine as (
      select distinct p.category_id, ${scopePrefixes.category} || coalesce(c.ancestor_ids[1], c.id) as department
      from ${product} p join ${category} c on c.id = p.category_id where p.id = any (${textArray(productIds)})
    ), near as (
      select o.* from (select distinct department from mine) d
      cross join lateral (${offered(sql`d.department`, wish, room)} order by ${selling(sql`e`)}
        limit ${comparedAtMost}::int) o
      order by ${selling(sql`o`)}
    )
    select n.product_id from near n join ${product} p on p.id = n.product_id
    where p.category_id not in (select category_id from mine)
    order by ${selling(sql`n`)} limit ${room.limit}::int`;
};

/** Best sellers of a listing that do not stand in the category; so many are looked through, not more in a larger shop. */
const popularOutside = (categoryId: string, scopeId: SQL, wish: Wish, room: Room) =>
  sql`select o.product_id from (${offered(scopeId, wish, room)} order by ${selling(sql`e`)}
      limit ${lookedThroughAtMost}::int) o
    where not ${standsIn(categoryId)} order by ${selling(sql`o`)} limit ${room.limit}::int`;

/** What sells best around a category, but not in it; nothing is around a department. */
export const popularNextToCategory: Source = (wish, room) => {
  const { categoryId } = wish;
  if (categoryId === null) return null;
  const department = sql`(select ${scopePrefixes.category} || c.ancestor_ids[1] from ${category} c
    where c.id = ${categoryId})`;
  return popularOutside(categoryId, department, wish, room);
};

/** What sells best in the whole shop, save for what the page of the category shows anyway. */
export const popularElsewhere: Source = (wish, room) =>
  wish.categoryId === null ? bestSelling(wish, room) : popularOutside(wish.categoryId, shop, wish, room);

/** How near a price is to another: 3 within a quarter, 1 within the double. */
const nearness = (price: SQL, other: SQL) => sql`case
  when ${price} between ${other} * 0.8 and ${other} * 1.25 then 3
  when ${price} between ${other} * 0.5 and ${other} * 2 then 1 else 0 end`;

/** Goods of the same category, by how much they share: the maker, values of parameters, the price. */
export const similar: Source = (wish, room) => {
  const {
    productIds: [id],
    currency,
  } = wish;
  if (id === undefined) return null;
  const priceOf = (productId: SQL) => sql`left join ${listingPrice} lp on lp.product_id = ${productId}
    and lp.currency = ${currency} and lp.price_list = ${basicPriceList}`;
  return sql`with mine as (
      select p.id, p.category_id, p.brand_id, lp.price_minor as price
      from ${product} p ${priceOf(sql`p.id`)} where p.id = ${id}
    ), near as (
      ${offered(sql`(select ${scopePrefixes.category} || category_id from mine)`, wish, room)}
      order by e.rank, e.product_id limit ${comparedAtMost}::int
    ), shared as (
      select theirs.product_id, count(distinct (theirs.parameter_id, theirs.value_id)) as count
      from ${productParameter} own join ${productParameter} theirs
        on theirs.parameter_id = own.parameter_id and theirs.value_id = own.value_id
      where own.product_id = ${id} and own.value_id <> '' and theirs.product_id in (select product_id from near)
      group by theirs.product_id
    )
    select n.product_id from near n join ${product} p on p.id = n.product_id ${priceOf(sql`n.product_id`)}
    cross join mine left join shared s on s.product_id = n.product_id
    order by coalesce(s.count, 0) + case when p.brand_id = mine.brand_id then 2 else 0 end
      + ${nearness(sql`lp.price_minor`, sql`mine.price`)} desc, n.rank, n.product_id
    limit ${room.limit}::int`;
};

/** What sells best in the whole shop. */
export const bestSelling: Source = (wish, room) =>
  sql`${offered(shop, wish, room)} order by ${selling(sql`e`)} limit ${room.limit}::int`;
