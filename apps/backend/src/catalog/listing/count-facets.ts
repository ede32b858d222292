import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingFacts, listingPrice } from '../../database/schema';
import type { ListingCounts } from '../../database/schema/listing';
import { brandGroup, facetSeparator, parameterGroupPrefix, tagGroup } from './facet-key';
import type { FilterGroup, PriceKey } from './filter-groups';

/** The counts and ranges of a listing, shown around its products. */
export interface Facets {
  total: number;
  availableCount: number;
  counts: ListingCounts;
  /** In minor units; null when nothing has a price. */
  priceRange: { from: number; to: number } | null;
}

interface FacetRow extends Record<string, unknown> {
  facet: 'total' | 'available' | 'price' | 'value';
  /** Filter group of the value. */
  key: string;
  /** '' for numeric parameters. */
  value: string;
  n: number;
  low: number | null;
  high: number | null;
}

/** Rows of the source with the filter groups they fail; a row that fails two is not counted anywhere. */
function selectRowsWithFailedGroups(source: SQL, groups: readonly FilterGroup[]): SQL {
  if (groups.length === 0) return sql`select e.product_id, e.available, '{}'::text[] as failed from (${source}) e`;
  const failures = groups.map(({ key, condition }) => sql`case when ${condition} then null else ${key} end`);
  const failed = sql`array_remove(array[${sql.join(failures, sql`, `)}]::text[], null)`;
  return sql`select * from (select e.product_id, e.available, ${failed} as failed from (${source}) e) marked
    where cardinality(failed) <= 1`;
}

/** Each row with its price and facets, so that all facet values are counted in a single scan. */
function selectRowsWithFacets(source: SQL, groups: readonly FilterGroup[], { currency, priceList }: PriceKey): SQL {
  return sql`select m.available, m.failed, lp.price_minor, f.facets, f.lows, f.highs
    from (${selectRowsWithFailedGroups(source, groups)}) m
    join ${listingFacts} f on f.product_id = m.product_id
    left join ${listingPrice} lp on lp.product_id = m.product_id and lp.currency = ${currency}
      and lp.price_list = ${priceList}`;
}

const totalsSql = sql`
  select total.facet, '' as key, '' as value, total.n, total.low, total.high from (
    select count(*) filter (where failed = '{}')::int as total,
      count(*) filter (where available and failed <@ array['available'])::int as available,
      min(price_minor) filter (where failed <@ array['price'])::float8 as low,
      max(price_minor) filter (where failed <@ array['price'])::float8 as high
    from checked
  ) sum cross join lateral (values
    ('total', sum.total, null::float8, null::float8), ('available', sum.available, null, null),
    ('price', 0, sum.low, sum.high)) as total (facet, n, low, high)`;

const valueCountsSql = sql`
  select 'value', split_part(counted.facet, ${facetSeparator}, 1), split_part(counted.facet, ${facetSeparator}, 2),
    counted.n, counted.low, counted.high
  from (
    select one.facet, count(*)::int as n, min(one.low) as low, max(one.high) as high
    from checked c cross join lateral unnest(c.facets, c.lows, c.highs) as one (facet, low, high)
    where c.failed = '{}' or starts_with(one.facet, c.failed[1] || ${facetSeparator})
    group by one.facet
  ) counted`;

function addFacetCount({ ranges, values: lists, brands, tags }: ListingCounts, { key, value, n, low, high }: FacetRow) {
  if (key === brandGroup) brands[value] = n;
  else if (key === tagGroup) tags[value] = n;
  else {
    const parameterId = key.slice(parameterGroupPrefix.length);
    if (value !== '') (lists[parameterId] ??= {})[value] = n;
    if (low !== null && high !== null) ranges[parameterId] = { from: low, to: high };
  }
}

function toFacets(rows: readonly FacetRow[]): Facets {
  const counts: ListingCounts = { values: {}, ranges: {}, brands: {}, tags: {} };
  const facets: Facets = { total: 0, availableCount: 0, counts, priceRange: null };
  for (const row of rows) {
    if (row.facet === 'total') facets.total = row.n;
    if (row.facet === 'available') facets.availableCount = row.n;
    if (row.facet === 'price' && row.low !== null && row.high !== null) {
      facets.priceRange = { from: row.low, to: row.high };
    }
    if (row.facet === 'value') addFacetCount(counts, row);
  }
  return facets;
}

/** Counts the products that match the filters, without facets. */
export async function countTotal(db: Queryable, source: SQL, groups: readonly FilterGroup[]): Promise<number> {
  const conditions = groups.map(({ condition }) => sql`and ${condition}`);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${source}) e where true ${sql.join(conditions, sql` `)}`);
  return rows[0]?.n ?? 0;
}

/** Counts each facet under the filters of all other groups, in one statement. */
export async function countFacets(
  db: Queryable,
  source: SQL,
  groups: readonly FilterGroup[],
  priceKey: PriceKey,
): Promise<Facets> {
  const { rows } = await db.execute<FacetRow>(sql`
    with checked as materialized (${selectRowsWithFacets(source, groups, priceKey)}) ${totalsSql} union all ${valueCountsSql}`);
  return toFacets(rows);
}
