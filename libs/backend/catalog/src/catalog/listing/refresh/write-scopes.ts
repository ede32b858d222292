import { sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { category, listingEntry, listingFacts, listingPrice, listingScope } from '../../tables';
import { facetSeparator } from '../facets/facet';
import { scopePrefixes } from '../scope-id';

/** Writes the facets of every scope's unfiltered listing. */
export async function writeListingScopes(db: Transaction): Promise<void> {
  await db.delete(listingScope);
  await db.execute(sql`
    with totals as (
      select scope_id, count(*)::int as total, (count(*) filter (where available))::int as available_count
      from ${listingEntry} group by scope_id
    ), facet_counts as (
      select e.scope_id, one.facet, count(*)::int as n, min(one.low) as low, max(one.high) as high
      from ${listingEntry} e join ${listingFacts} f on f.product_id = e.product_id
      cross join lateral unnest(f.facets, f.lows, f.highs) as one (facet, low, high)
      group by e.scope_id, one.facet
    ), value_counts as (
      select scope_id, split_part(facet, ${facetSeparator}, 1) as group_key, split_part(facet, ${facetSeparator}, 2) as value,
        n, low, high
      from facet_counts
    ), group_counts as (
      select scope_id, group_key, jsonb_object_agg(value, n) filter (where value <> '') as list,
        jsonb_build_object('from', min(low), 'to', max(high)) as range, min(low) is not null as has_range
      from value_counts group by scope_id, group_key
    ), by_group as (
      select scope_id, jsonb_object_agg(group_key, list) filter (where list is not null) as lists,
        jsonb_object_agg(group_key, range) filter (where has_range) as ranges
      from group_counts group by scope_id
    ), price_bounds as (
      select e.scope_id, lp.currency, lp.price_list,
        jsonb_build_object('from', min(lp.price_minor), 'to', max(lp.price_minor)) as range
      from ${listingEntry} e join ${listingPrice} lp on lp.product_id = e.product_id and lp.place = 0
        and lp.price_minor is not null
      group by e.scope_id, lp.currency, lp.price_list
    ), price_lists as (
      select scope_id, currency, jsonb_object_agg(price_list, range) as list
      from price_bounds group by scope_id, currency
    ), by_price as (
      select scope_id, jsonb_object_agg(currency, list) as list from price_lists group by scope_id
    )
    insert into ${listingScope} (scope_id, total, available_count, counts, price_ranges)
    select scope_id, total, available_count,
      jsonb_build_object('values', coalesce(by_group.lists, '{}'), 'ranges', coalesce(by_group.ranges, '{}')),
      coalesce(by_price.list, '{}')
    from totals left join by_group using (scope_id) left join by_price using (scope_id)`);
  await writeCategoryCounts(db);
}

async function writeCategoryCounts(db: Transaction): Promise<void> {
  await db.execute(sql`
    update ${category} set product_count = fresh.total
    from (select c.id, coalesce(s.total, 0) as total from ${category} c
      left join ${listingScope} s on s.scope_id = ${scopePrefixes.category} || c.id) fresh
    where fresh.id = ${category}.id and ${category}.product_count <> fresh.total`);
}
