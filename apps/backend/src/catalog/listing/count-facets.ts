import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingPrice, product, productParameter, tag } from '../../database/schema';
import type { ListingCounts } from '../../database/schema/listing';
import { parameterGroupPrefix, type FilterGroup, type PriceKey } from './filter-groups';

/** What a listing says around its products. */
export interface Facets {
  total: number;
  availableCount: number;
  counts: ListingCounts;
  /** Minor units; null when nothing has a price. */
  priceRange: { from: number; to: number } | null;
}

interface FacetRow extends Record<string, unknown> {
  facet: 'total' | 'available' | 'parameter' | 'brand' | 'tag' | 'price';
  key: string;
  /** Of a parameter; '' for its number. */
  value: string;
  n: number;
  low: number | null;
  high: number | null;
}

/** Rows of the source with the keys of the groups they fail; who fails two is counted nowhere. */
function checkedRows(source: SQL, groups: readonly FilterGroup[]): SQL {
  if (groups.length === 0) return sql`select e.product_id, e.available from (${source}) e`;
  const failures = groups.map(({ key, condition }) => sql`case when ${condition} then null else ${key} end`);
  const failed = sql`array_remove(array[${sql.join(failures, sql`, `)}]::text[], null)`;
  return sql`select * from (select e.product_id, e.available, ${failed} as failed from (${source}) e) marked
    where cardinality(failed) <= 1`;
}

function facetQueries({ currency, priceList }: PriceKey, isFiltered: boolean): SQL[] {
  const noBounds = sql`null::float8 as low, null::float8 as high`;
  const passesAllBut = (key: SQL) => (isFiltered ? sql`c.failed <@ array[${key}]::text[]` : sql`true`);
  const withProduct = sql`from checked c join ${product} p on p.id = c.product_id`;
  return [
    sql`select 'total' as facet, '' as key, '' as value, count(*)::int as n, ${noBounds}
      from checked c where ${isFiltered ? sql`c.failed = '{}'` : sql`true`}`,
    sql`select 'available', '', '', count(*)::int, ${noBounds}
      from checked c where c.available and ${passesAllBut(sql`'available'`)}`,
    // Once for a product, however many of its variants share the value.
    sql`select 'parameter', parameter_id, value_id, count(*)::int, min(low), max(high)
      from (select pp.product_id, pp.parameter_id, pp.value_id, min(pp.number) as low, max(pp.number) as high
        from checked c join ${productParameter} pp on pp.product_id = c.product_id
        where ${passesAllBut(sql`${parameterGroupPrefix} || pp.parameter_id`)}
        group by pp.product_id, pp.parameter_id, pp.value_id) once group by parameter_id, value_id`,
    sql`select 'brand', p.brand_id, '', count(*)::int, ${noBounds} ${withProduct}
      where p.brand_id is not null and ${passesAllBut(sql`'brands'`)} group by p.brand_id`,
    sql`select 'tag', t.id, '', count(*)::int, ${noBounds} ${withProduct} join ${tag} t on t.id = any (p.tag_ids)
      where t.visible_in_catalog and ${passesAllBut(sql`'tags'`)} group by t.id`,
    sql`select 'price', '', '', 0, min(lp.price_minor)::float8, max(lp.price_minor)::float8
      from checked c join ${listingPrice} lp on lp.product_id = c.product_id and lp.currency = ${currency}
        and lp.price_list = ${priceList} where lp.price_minor is not null and ${passesAllBut(sql`'price'`)}`,
  ];
}

function toFacets(rows: readonly FacetRow[]): Facets {
  const facets: Facets = {
    total: 0,
    availableCount: 0,
    counts: { values: {}, ranges: {}, brands: {}, tags: {} },
    priceRange: null,
  };
  const { values, ranges, brands, tags } = facets.counts;
  for (const { facet, key, value, n, low, high } of rows) {
    if (facet === 'total') facets.total = n;
    if (facet === 'available') facets.availableCount = n;
    if (facet === 'parameter' && value !== '') (values[key] ??= {})[value] = n;
    if (facet === 'brand') brands[key] = n;
    if (facet === 'tag') tags[key] = n;
    if (low === null || high === null) continue;
    if (facet === 'parameter') ranges[key] = { from: low, to: high };
    if (facet === 'price') facets.priceRange = { from: low, to: high };
  }
  return facets;
}

/** How many there are under the filters, and nothing else. */
export async function countTotal(db: Queryable, source: SQL, groups: readonly FilterGroup[]): Promise<number> {
  const conditions = groups.map(({ condition }) => sql`and ${condition}`);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${source}) e where true ${sql.join(conditions, sql` `)}`);
  return rows[0]?.n ?? 0;
}

/** Counts everything under the filters of the other groups, in one statement. */
export async function countFacets(
  db: Queryable,
  source: SQL,
  groups: readonly FilterGroup[],
  priceKey: PriceKey,
): Promise<Facets> {
  const { rows } = await db.execute<FacetRow>(sql`
    with checked as materialized (${checkedRows(source, groups)})
    ${sql.join(facetQueries(priceKey, groups.length > 0), sql` union all `)}`);
  return toFacets(rows);
}
