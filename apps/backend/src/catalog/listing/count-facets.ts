import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingFacts } from '../../database/schema';
import type { ListingCounts } from '../../database/schema/listing';
import { facetSeparator, type FilterGroup, type PriceKey } from './facets/facet';
import { countedColumns } from './facets/facets';

/** The counts and ranges of a listing, shown around its products. */
export interface Facets {
  total: number;
  counts: ListingCounts;
}

interface FacetRow extends Record<string, unknown> {
  /** Filter group; '' for the total. */
  group_key: string;
  /** '' for numbers. */
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

/** Each row with its columns and facets, so that all facet values are counted in a single scan. */
function selectRowsWithFacets(source: SQL, groups: readonly FilterGroup[], priceKey: PriceKey): SQL {
  const columns = countedColumns.map(({ column }) => sql`${column}, `);
  const joins = countedColumns.map(({ join }) => join(priceKey));
  return sql`select m.failed, ${sql.join(columns)}f.facets, f.lows, f.highs
    from (${selectRowsWithFailedGroups(source, groups)}) m
    join ${listingFacts} f on f.product_id = m.product_id${sql.join(joins)}`;
}

const totalRow = sql`('', '', sum.total, null::float8, null::float8)`;

const totalsSql = sql`
  select total.group_key, total.value, total.n, total.low, total.high from (
    select ${sql.join([sql`count(*) filter (where failed = '{}')::int as total`, ...countedColumns.map(({ aggregates }) => aggregates)], sql`, `)}
    from checked
  ) sum cross join lateral (values ${sql.join([totalRow, ...countedColumns.map(({ row }) => row)], sql`, `)})
    as total (group_key, value, n, low, high)`;

const valueCountsSql = sql`
  select split_part(counted.facet, ${facetSeparator}, 1), split_part(counted.facet, ${facetSeparator}, 2),
    counted.n, counted.low, counted.high
  from (
    select one.facet, count(*)::int as n, min(one.low) as low, max(one.high) as high
    from checked c cross join lateral unnest(c.facets, c.lows, c.highs) as one (facet, low, high)
    where c.failed = '{}' or starts_with(one.facet, c.failed[1] || ${facetSeparator})
    group by one.facet
  ) counted`;

function toFacets(rows: readonly FacetRow[]): Facets {
  const counts: ListingCounts = { values: {}, ranges: {} };
  let total = 0;
  for (const { group_key: key, value, n, low, high } of rows) {
    if (key === '') total = n;
    else if (value !== '') (counts.values[key] ??= {})[value] = n;
    if (low !== null && high !== null) counts.ranges[key] = { from: low, to: high };
  }
  return { total, counts };
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
