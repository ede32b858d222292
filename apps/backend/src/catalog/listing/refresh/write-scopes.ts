import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { category, listingEntry, listingPrice, listingScope, tag } from '../../../database/schema';
import { scopePrefixes } from '../scope-id';

/** Writes the facets of every scope's unfiltered listing. */
export async function writeListingScopes(db: Transaction): Promise<void> {
  await db.delete(listingScope);
  await db.execute(sql`
    with totals as (
      select scope_id, count(*)::int as total, (count(*) filter (where available))::int as available_count
      from ${listingEntry} group by scope_id
    ), value_counts as (
      select e.scope_id, lv.parameter_id, lv.value_id, count(*)::int as n
      from ${listingEntry} e join listed_value lv on lv.product_id = e.product_id and lv.value_id <> ''
      group by e.scope_id, lv.parameter_id, lv.value_id
    ), value_lists as (
      select scope_id, parameter_id, jsonb_object_agg(value_id, n) as list
      from value_counts group by scope_id, parameter_id
    ), by_value as (
      select scope_id, jsonb_object_agg(parameter_id, list) as list from value_lists group by scope_id
    ), number_ranges as (
      select e.scope_id, lv.parameter_id,
        jsonb_build_object('from', min(lv.number), 'to', max(lv.number)) as range
      from ${listingEntry} e join listed_value lv on lv.product_id = e.product_id and lv.number is not null
      group by e.scope_id, lv.parameter_id
    ), by_number as (
      select scope_id, jsonb_object_agg(parameter_id, range) as list from number_ranges group by scope_id
    ), brand_counts as (
      select e.scope_id, l.brand_id, count(*)::int as n
      from ${listingEntry} e join listed l on l.id = e.product_id and l.brand_id is not null
      group by e.scope_id, l.brand_id
    ), by_brand as (
      select scope_id, jsonb_object_agg(brand_id, n) as list from brand_counts group by scope_id
    ), tag_counts as (
      select e.scope_id, t.id as tag_id, count(*)::int as n
      from ${listingEntry} e join listed l on l.id = e.product_id
      join ${tag} t on t.id = any (l.tag_ids) and t.visible_in_catalog
      group by e.scope_id, t.id
    ), by_tag as (
      select scope_id, jsonb_object_agg(tag_id, n) as list from tag_counts group by scope_id
    ), price_bounds as (
      select e.scope_id, lp.currency, lp.price_list,
        jsonb_build_object('from', min(lp.price_minor), 'to', max(lp.price_minor)) as range
      from ${listingEntry} e join ${listingPrice} lp on lp.product_id = e.product_id and lp.price_minor is not null
      group by e.scope_id, lp.currency, lp.price_list
    ), price_lists as (
      select scope_id, currency, jsonb_object_agg(price_list, range) as list
      from price_bounds group by scope_id, currency
    ), by_price as (
      select scope_id, jsonb_object_agg(currency, list) as list from price_lists group by scope_id
    )
    insert into ${listingScope} (scope_id, total, available_count, counts, price_ranges)
    select scope_id, total, available_count,
      jsonb_build_object('values', coalesce(by_value.list, '{}'), 'ranges', coalesce(by_number.list, '{}'),
        'brands', coalesce(by_brand.list, '{}'), 'tags', coalesce(by_tag.list, '{}')),
      coalesce(by_price.list, '{}')
    from totals
    left join by_value using (scope_id) left join by_number using (scope_id) left join by_brand using (scope_id)
    left join by_tag using (scope_id) left join by_price using (scope_id)`);
  await writeCategoryCounts(db);
}

async function writeCategoryCounts(db: Transaction): Promise<void> {
  await db.execute(sql`
    update ${category} set product_count = fresh.total
    from (select c.id, coalesce(s.total, 0) as total from ${category} c
      left join ${listingScope} s on s.scope_id = ${scopePrefixes.category} || c.id) fresh
    where fresh.id = ${category}.id and ${category}.product_count <> fresh.total`);
}
