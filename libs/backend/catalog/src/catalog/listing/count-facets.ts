import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { listingFacts, listingPrice, listingVariant } from '../tables';
import type { ListingCounts } from '../tables';
import { displayedPrice, facetSeparator, type FilterGroup, type PriceKey } from './facets/facet';
import type { NumberRange } from './facets/number-range';
import { countedColumns } from './facets/facets';
import { matches } from './listed-variant';

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

/** How one variant of a product is counted. */
export interface Counting {
  /** Counted under each other. */
  groups: readonly FilterGroup[];
  /** Holds for all that is counted. */
  required: readonly FilterGroup[];
  priceKey: PriceKey;
}

/** Marks a row of the source, and a variant of the product if it has several, with the groups that they fail. */
function selectMarkedRows(source: SQL, { groups, required }: Counting, isByVariant: boolean): SQL {
  // The price does not choose the variant, so nothing fails by it.
  const choosing = groups.filter(({ price }) => price === undefined);
  const failures = choosing.map(
    (group) => sql`case when ${matches(group, isByVariant)} then null else ${group.key} end`,
  );
  const failed =
    choosing.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(failures, sql`, `)}]::text[], null)`;
  const conditions = required.map((group) => sql`and ${matches(group, isByVariant)}`);
  if (!isByVariant) {
    return sql`select e.product_id, 0 as place, 1 as variants, e.available, ${failed} as failed
      from (${source}) e where true ${sql.join(conditions, sql` `)}`;
  }
  return sql`select e.product_id, coalesce(v.place, 0) as place, coalesce(v.variants, 1) as variants,
      coalesce(v.available, e.available) as available, ${failed} as failed
    from (${source}) e left join ${listingVariant} v on v.product_id = e.product_id
    where true ${sql.join(conditions, sql` `)}`;
}

/** Variants with their price; one that fails two groups is not counted anywhere. */
function selectCheckedRows(source: SQL, counting: Counting): SQL {
  const { groups, required, priceKey } = counting;
  const all = [...groups, ...required];
  const isByVariant = all.some(({ variant, price }) => variant !== undefined || price !== undefined);
  const isInPrice = sql.join([sql`true`, ...all.flatMap(({ price }) => price ?? [])], sql` and `);
  return sql`select m.*, ${displayedPrice(priceKey)} as price, coalesce(${isInPrice}, false) as is_in_price
    from (${selectMarkedRows(source, counting, isByVariant)}) m left join ${listingPrice} lp on lp.product_id = m.product_id
      and lp.currency = ${priceKey.currency} and lp.price_list = ${priceKey.priceList} and lp.place = m.place
    where cardinality(m.failed) <= 1`;
}

/**
 * The first variant of each product that fails the same: the listed one, whatever its price, where it fails none. Most
 * products are uniform: all their variants fail the same, and the price of all matches or that of none.
 */
const firstSql = sql`
  select product_id, failed, true as is_uniform, available, is_in_price, price from checked where variants = 1
  union all
  select product_id, failed, is_uniform, one[2] = 1, one[3] = 1, one[4] from (
    select product_id, failed, min(array[place, available::int, is_in_price::int, price]) as one,
      count(*) = min(variants) and bool_and(is_in_price) = bool_or(is_in_price) as is_uniform
    from checked where variants > 1 group by product_id, failed
  ) several`;

const totalRow = sql`('', '', sum.total, null::float8, null::float8)`;

const totalsSql = sql`
  select total.group_key, total.value, total.n, total.low, total.high from (
    select ${sql.join([sql`count(*) filter (where is_in_price)::int as total`, ...countedColumns.map(({ aggregates }) => aggregates)], sql`, `)}
    from first_of where failed = '{}'
  ) sum cross join lateral (values ${sql.join([totalRow, ...countedColumns.map(({ row }) => row)], sql`, `)})
    as total (group_key, value, n, low, high)`;

/** A facet is counted if its own group is the only one that the row `c` fails. */
const isCounted = sql`(c.failed = '{}' or starts_with(one.facet, c.failed[1] || ${facetSeparator}))`;

/** What all variants of a product have is counted once, by the first of them; of a uniform product that is all. */
const sharedCountsSql = sql`
  select one.facet, count(*)::int as n, min(one.low) as low, max(one.high) as high
  from first_of c join ${listingFacts} f on f.product_id = c.product_id
  cross join lateral (select case when c.is_uniform then cardinality(f.facets) else f.shared end as last) to_last
  cross join lateral unnest(f.facets[:last], f.lows[:last], f.highs[:last]) as one (facet, low, high)
  where c.is_in_price and ${isCounted} group by one.facet`;

/** Of the variants that have a value the first one would be listed: the product is counted if its price matches. */
const ownCountsSql = sql`
  select facet, count(*)::int as n, min(low) as low, max(high) as high from (
    select one.facet, one.low, one.high
    from first_of mixed
    join checked c on c.product_id = mixed.product_id and c.failed = mixed.failed
    join ${listingVariant} v on v.product_id = c.product_id and v.place = c.place
    cross join lateral unnest(v.facets[:v.own], v.lows[:v.own], v.highs[:v.own]) as one (facet, low, high)
    where not mixed.is_uniform and ${isCounted}
    group by c.product_id, one.facet, one.low, one.high
    having min(c.place * 2 + (not c.is_in_price)::int) % 2 = 0
  ) chosen group by facet`;

/** A facet that only some products share is in both counts. */
const valueCountsSql = sql`
  select split_part(facet, ${facetSeparator}, 1), split_part(facet, ${facetSeparator}, 2), n, low, high
  from (${sharedCountsSql} union all ${ownCountsSql}) counted`;

const widen = (range: NumberRange | undefined, from: number, to: number) => ({
  from: Math.min(range?.from ?? from, from),
  to: Math.max(range?.to ?? to, to),
});

function toFacets(rows: readonly FacetRow[]): Facets {
  const counts: ListingCounts = { values: {}, ranges: {} };
  let total = 0;
  for (const { group_key: key, value, n, low, high } of rows) {
    if (key === '') total = n;
    else if (value !== '') {
      const values = (counts.values[key] ??= {});
      values[value] = (values[value] ?? 0) + n;
    }
    if (low !== null && high !== null) counts.ranges[key] = widen(counts.ranges[key], low, high);
  }
  return { total, counts };
}

/** Counts each facet under the filters of all other groups, in one statement. */
export async function countFacets(db: Queryable, source: SQL, counting: Counting): Promise<Facets> {
  const { rows } = await db.execute<FacetRow>(sql`
    with checked as materialized (${selectCheckedRows(source, counting)}),
      first_of as materialized (${firstSql}) ${totalsSql} union all ${valueCountsSql}`);
  return toFacets(rows);
}
