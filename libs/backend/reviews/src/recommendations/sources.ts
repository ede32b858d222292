import { sql, type SQL } from 'drizzle-orm';
import { category, listingEntry, listingPrice, product, productParameter } from '@vyloha/backend-catalog/tables';
import { boughtTogether } from './tables';
import { basicPriceList, scopeIdOf, scopePrefixes, shopScopeId } from '@vyloha/backend-catalog';
import { textArray } from '@vyloha/backend-kernel';

/** Input of recommendations. */
export interface RecommendationContext {
  /** Products on the page or in the cart; they are never recommended themselves. */
  productIds: readonly string[];
  categoryId: string | null;
  currency: string;
  /** The caller's price list; products without a price in it have the public one. */
  priceList: string;
}

/** What a source must exclude, and how many it is to return. */
export interface SourceLimits {
  excludedIds: readonly string[];
  limit: number;
}

/** Product ids as `product_id`, the best first. `null`: the source has no input. */
export type Source = (context: RecommendationContext, limits: SourceLimits) => SQL | null;

/** Candidates of a listing before they are compared: constant effort in a shop of any size. */
const maxCompared = 120;
/** A category with more products than that is nearly the whole shop. */
const maxScanned = 1000;
/** Best sellers that represent a category. */
const bestSellerCount = 12;

const shop = sql`${shopScopeId}::text`;

/** Restricted categories list restricted products; the shop as a whole has the public ones. */
const isPublic = sql`exists (select from ${listingEntry} own where own.scope_id = ${shop}
  and own.product_id = e.product_id)`;

/** Only listing rows marked available can be bought now; for a price in the caller's currency. */
function availableProducts(
  scopeId: SQL,
  { currency, priceList }: RecommendationContext,
  { excludedIds }: SourceLimits,
): SQL {
  return sql`select e.product_id, e.rank, e.sold_count from ${listingEntry} e
    where e.scope_id = ${scopeId} and e.available and ${scopeId === shop ? sql`true` : isPublic}
      and not (e.product_id = any (${textArray(excludedIds)}))
      and exists (select from ${listingPrice} lp where lp.product_id = e.product_id and lp.place = 0 and lp.currency = ${currency}
        and lp.price_list in (${priceList}, ${basicPriceList}) and lp.price_minor is not null)`;
}

/** The best-selling ones first, in index order of the listings: read, not sorted. */
const bySales = (rows: SQL | typeof listingEntry) => sql`${rows}.sold_count desc nulls last, ${rows}.product_id`;

const scopeOfCategory = (id: string) => sql`${scopeIdOf({ kind: 'category', id })}::text`;

/** What an editor put beside the product, in the editor's order. */
export const editorPicks: Source = (context, limits) =>
  context.productIds.length === 0
    ? null
    : sql`select o.product_id from ${product} p
        cross join lateral unnest(p.related_ids) with ordinality as chosen (id, place)
        join (${availableProducts(shop, context, limits)}) o on o.product_id = chosen.id
        where p.id = any (${textArray(context.productIds)})
        group by o.product_id order by min(chosen.place), o.product_id limit ${limits.limit}::int`;

function boughtTogetherWith(ids: SQL, context: RecommendationContext, limits: SourceLimits, without: SQL): SQL {
  return sql`select o.product_id from ${boughtTogether} b
    join (${availableProducts(shop, context, limits)}) o on o.product_id = b.other_id
    where b.product_id in (${ids}) and ${without}
    group by o.product_id, o.rank order by sum(b.times) desc, o.rank, o.product_id limit ${limits.limit}::int`;
}

/** Bought together with the given products. */
export const boughtWithProducts: Source = (context, limits) =>
  context.productIds.length === 0
    ? null
    : boughtTogetherWith(sql`select unnest(${textArray(context.productIds)})`, context, limits, sql`true`);

/** Bought together with the best sellers of the same categories: for new products there is no better data. */
export const boughtWithSameCategories: Source = (context, limits) => {
  const { productIds } = context;
  if (productIds.length === 0) return null;
  const ownCategories = sql`select distinct p.category_id from ${product} p where p.id = any (${textArray(productIds)})`;
  const kind = sql`select best.product_id from (${ownCategories}) mine cross join lateral (
    select e.product_id from ${listingEntry} e where e.scope_id = ${scopePrefixes.category} || mine.category_id
    order by ${bySales(sql`e`)} limit ${bestSellerCount}::int) best`;
  // An array is built once and each product looked up in it; with a join the planner would scan the whole shop.
  const isInOtherCategory = sql`(select own.category_id from ${product} own where own.id = o.product_id)
    <> all (array(${ownCategories}))`;
  return boughtTogetherWith(kind, context, limits, isInOtherCategory);
};

/** Whether product `o` is in the category's own listing, which its page shows anyway. */
const isInCategory = (categoryId: string) => sql`exists (select from ${listingEntry} own
  where own.scope_id = ${scopeOfCategory(categoryId)} and own.product_id = o.product_id)`;

/** Bought together with the best sellers of a category, but not from it. */
export const boughtWithCategory: Source = (context, limits) => {
  const { categoryId } = context;
  if (categoryId === null) return null;
  const best = sql`select product_id from ${listingEntry} where scope_id = ${scopeOfCategory(categoryId)}
    order by ${bySales(listingEntry)} limit ${bestSellerCount}::int`;
  return boughtTogetherWith(best, context, limits, sql`not ${isInCategory(categoryId)}`);
};

/** Best sellers of the same departments, but not of the same categories. */
export const popularInSameDepartments: Source = (context, limits) => {
  const { productIds } = context;
  if (productIds.length === 0) return null;
  return sql`with mine as (
      select distinct p.category_id, ${scopePrefixes.category} || coalesce(c.ancestor_ids[1], c.id) as department
      from ${product} p join ${category} c on c.id = p.category_id where p.id = any (${textArray(productIds)})
    ), near as (
      select o.* from (select distinct department from mine) d
      cross join lateral (${availableProducts(sql`d.department`, context, limits)} order by ${bySales(sql`e`)}
        limit ${maxCompared}::int) o
      order by ${bySales(sql`o`)}
    )
    select n.product_id from near n join ${product} p on p.id = n.product_id
    where p.category_id not in (select category_id from mine)
    order by ${bySales(sql`n`)} limit ${limits.limit}::int`;
};

/** Best sellers of a listing outside the category; a bounded number is scanned, not more in a larger shop. */
const popularOutsideCategory = (
  categoryId: string,
  scopeId: SQL,
  context: RecommendationContext,
  limits: SourceLimits,
) =>
  sql`select o.product_id from (${availableProducts(scopeId, context, limits)} order by ${bySales(sql`e`)}
      limit ${maxScanned}::int) o
    where not ${isInCategory(categoryId)} order by ${bySales(sql`o`)} limit ${limits.limit}::int`;

/** Best sellers around a category, but not in it; a department has no surroundings. */
export const popularInDepartmentOfCategory: Source = (context, limits) => {
  const { categoryId } = context;
  if (categoryId === null) return null;
  const department = sql`(select ${scopePrefixes.category} || c.ancestor_ids[1] from ${category} c
    where c.id = ${categoryId})`;
  return popularOutsideCategory(categoryId, department, context, limits);
};

/** Best sellers of the whole shop, except for what the page of the category shows anyway. */
export const popularInShop: Source = (context, limits) =>
  context.categoryId === null
    ? bestSelling(context, limits)
    : popularOutsideCategory(context.categoryId, shop, context, limits);

/** Closeness of two prices: 3 within a quarter, 1 within the double. */
const priceSimilarity = (price: SQL, other: SQL) => sql`case
  when ${price} between ${other} * 0.8 and ${other} * 1.25 then 3
  when ${price} between ${other} * 0.5 and ${other} * 2 then 1 else 0 end`;

/** Products of the same category, by how much they share: the maker, values of parameters, the price. */
export const similar: Source = (context, limits) => {
  const {
    productIds: [id],
    currency,
  } = context;
  if (id === undefined) return null;
  const priceOf = (productId: SQL) => sql`left join ${listingPrice} lp on lp.product_id = ${productId} and lp.place = 0
    and lp.currency = ${currency} and lp.price_list = ${basicPriceList}`;
  return sql`with mine as (
      select p.id, p.category_id, p.brand_id, lp.price_minor as price
      from ${product} p ${priceOf(sql`p.id`)} where p.id = ${id}
    ), near as (
      ${availableProducts(sql`(select ${scopePrefixes.category} || category_id from mine)`, context, limits)}
      order by e.rank, e.product_id limit ${maxCompared}::int
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
      + ${priceSimilarity(sql`lp.price_minor`, sql`mine.price`)} desc, n.rank, n.product_id
    limit ${limits.limit}::int`;
};

/** Best sellers of the whole shop. */
export const bestSelling: Source = (context, limits) =>
  sql`${availableProducts(shop, context, limits)} order by ${bySales(sql`e`)} limit ${limits.limit}::int`;
