import { sql, type SQL } from 'drizzle-orm';
import { category, price, virtualCategory } from '../../tables';
import { basicPriceList } from '../../pricing/prices-of-variant';
import { scopePrefixes } from '../scope-id';
import { isPublicSql } from './listed-rows';
import { displayedPrices, joinedTax } from './displayed-prices';

/** A field of a rule as an array; null when the rule does not have it. */
const toRuleArray = (rules: SQL, part: SQL) =>
  sql`(select array_agg(one) from jsonb_array_elements_text(${rules} -> ${part}) one)`;

/** Rules parsed once, however many products they are matched against; an empty rule matches nothing. */
const parsedRules: SQL = sql`
  select v.id, ${toRuleArray(sql`v.rule`, sql`'tags'`)} as tags, ${toRuleArray(sql`v.rule`, sql`'brands'`)} as brands,
    within.ids as category_ids, v.rule -> 'priceRange' as price_range,
    coalesce(jsonb_array_length(v.rule -> 'parameters'), 0) > 0 as has_parameters
  from ${virtualCategory} v
  cross join lateral (
    select case when jsonb_array_length(v.rule -> 'categories') > 0 then array(
      select c.id from ${category} c
      where v.rule -> 'categories' ? c.id or exists (select from unnest(c.ancestor_ids) a where v.rule -> 'categories' ? a)
    ) end as ids
  ) within`;

/** Pairs of rule and product whose public price is in the range: that of the variant that a box shows without filters. */
const matchedPrices: SQL = sql`
  select v.id, lv.product_id
  from ${virtualCategory} v
  join ${price} pr on pr.currency = v.rule -> 'priceRange' ->> 'currencyCode' and pr.price_list = ${basicPriceList}
  join listed_variant lv on lv.variant_id = pr.variant_id and lv.place = 0
  ${joinedTax(sql`pr.currency`)}
  where ${displayedPrices(['pr'], sql`pr.price_list`).withTax} between round((v.rule -> 'priceRange' ->> 'from')::numeric * 100)
    and round((v.rule -> 'priceRange' ->> 'to')::numeric * 100)`;

/** Pairs of rule and product where all parameters of the rule match. */
const matchedParameters: SQL = sql`
  select v.id, lv.product_id
  from ${virtualCategory} v
  cross join lateral jsonb_array_elements(v.rule -> 'parameters') with ordinality wanted (part, place)
  cross join lateral jsonb_array_elements_text(wanted.part -> 'values') one
  join listed_value lv on lv.parameter_id = wanted.part ->> 'entityId' and lv.value_id = one
  group by v.id, lv.product_id having count(distinct wanted.place) = jsonb_array_length(v.rule -> 'parameters')`;

/** The rules that match each product, of pairs of rule and product. */
const rulesByProduct = (pairs: SQL): SQL =>
  sql`select pair.product_id, array_agg(pair.id) as rules from (${pairs}) pair group by pair.product_id`;

/**
 * The virtual categories of `listed` products: all conditions of the rule hold. What has to be looked up is joined to
 * the products beforehand: under `or` it would be read again for every pair of rule and product, as it would be where it
 * is joined to the pairs, of which the planner expects far fewer than there are.
 */
export const ruleEntryRows: SQL = sql`
  (with matched_parameters as materialized (${rulesByProduct(matchedParameters)}),
    matched_prices as materialized (${rulesByProduct(matchedPrices)})
  select ${scopePrefixes.virtualCategory} || r.id as scope_id, l.id as product_id, l.available, l.sold_count, l.rank,
    l.rating, l.added_at
  from (${parsedRules} offset 0) r join (
    select l.*, by_value.rules as by_value, by_price.rules as by_price from listed l
    left join matched_parameters by_value on by_value.product_id = l.id
    left join matched_prices by_price on by_price.product_id = l.id
    where ${isPublicSql} offset 0
  ) l on (r.tags is null or l.tag_ids && r.tags)
    and (r.category_ids is null or l.category_id = any (r.category_ids))
    and (r.brands is null or l.brand_id = any (r.brands))
    and (not r.has_parameters or r.id = any (l.by_value))
    and (r.price_range is null or r.id = any (l.by_price))
  where r.tags is not null or r.category_ids is not null or r.brands is not null or r.has_parameters
    or r.price_range is not null)`;
