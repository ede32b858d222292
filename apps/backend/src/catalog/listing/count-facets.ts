import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingPrice, product, productParameter, tag } from '../../database/schema';
import type { ListingCounts } from '../../database/schema/listing';
import { textArray } from '../text-array';
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
  facet: 'total' | 'available' | 'value' | 'number' | 'brand' | 'tag' | 'price';
  key: string;
  value: string;
  n: number;
  low: number | null;
  high: number | null;
}

/** Rows of the source with the keys of the groups they fail; who fails two is counted nowhere. */
function checkedRows(source: SQL, groups: readonly FilterGroup[]): SQL {
  const failures = groups.map(({ key, condition }) => sql`case when ${condition} then null else ${key} end`);
  const failed =
    groups.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(failures, sql`, `)}]::text[], null)`;
  return sql`select * from (select e.product_id, e.available, ${failed} as failed from (${source}) e) marked
    where cardinality(failed) <= 1`;
}

const passesAllBut = (key: string) => sql`c.failed <@ ${textArray([key])}`;

function facetQueries({ currency, priceList }: PriceKey): SQL[] {
  const n = sql`count(distinct c.product_id)::int as n`;
  const noBounds = sql`null::float8 as low, null::float8 as high`;
  const passesOtherParameters = sql`c.failed <@ array[${parameterGroupPrefix} || pp.parameter_id]`;
  const withParameters = sql`from checked c join ${productParameter} pp on pp.product_id = c.product_id`;
  const withProduct = sql`from checked c join ${product} p on p.id = c.product_id`;
  return [
    sql`select 'total' as facet, '' as key, '' as value, count(*)::int as n, ${noBounds}
      from checked c where c.failed = '{}'`,
    sql`select 'available', '', '', count(*)::int, ${noBounds}
      from checked c where c.available and ${passesAllBut('available')}`,
    sql`select 'value', pp.parameter_id, pp.value_id, ${n}, ${noBounds} ${withParameters}
      where pp.value_id <> '' and ${passesOtherParameters} group by pp.parameter_id, pp.value_id`,
    sql`select 'number', pp.parameter_id, '', 0, min(pp.number), max(pp.number) ${withParameters}
      where pp.number is not null and ${passesOtherParameters} group by pp.parameter_id`,
    sql`select 'brand', p.brand_id, '', ${n}, ${noBounds} ${withProduct}
      where p.brand_id is not null and ${passesAllBut('brands')} group by p.brand_id`,
    sql`select 'tag', t.id, '', ${n}, ${noBounds} ${withProduct} join ${tag} t on t.id = any (p.tag_ids)
      where t.visible_in_catalog and ${passesAllBut('tags')} group by t.id`,
    sql`select 'price', '', '', 0, min(lp.price_minor)::float8, max(lp.price_minor)::float8
      from checked c join ${listingPrice} lp on lp.product_id = c.product_id and lp.currency = ${currency}
        and lp.price_list = ${priceList} where lp.price_minor is not null and ${passesAllBut('price')}`,
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
    if (facet === 'value') (values[key] ??= {})[value] = n;
    if (facet === 'brand') brands[key] = n;
    if (facet === 'tag') tags[key] = n;
    if (low === null || high === null) continue;
    if (facet === 'number') ranges[key] = { from: low, to: high };
    if (facet === 'price') facets.priceRange = { from: low, to: high };
  }
  return facets;
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
    ${sql.join(facetQueries(priceKey), sql` union all `)}`);
  return toFacets(rows);
}
