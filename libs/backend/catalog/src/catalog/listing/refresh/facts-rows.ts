import { sql, type SQL } from 'drizzle-orm';
import { facetSeparator } from '../facets/facet';
import { countedFacts } from '../facets/facets';

/**
 * The facet values of `listed` products; those that not all variants have carry the id of the variant. The values of a
 * group are the variants' own if any of them has one of its own there.
 */
const facts: SQL = sql`
  select product_id, variant_id, group_key || ${facetSeparator} || value as facet, low, high,
    bool_or(variant_id <> '') over (partition by product_id, group_key) as is_own
  from (${sql.join(countedFacts, sql` union all `)}) stored (product_id, variant_id, group_key, value, low, high)`;

const toArray = (column: SQL, order: SQL): SQL =>
  sql`coalesce(array_agg(${column} order by ${order}) filter (where fact.facet is not null), '{}')`;

const toArrays = (order: SQL): SQL => sql`${toArray(sql`fact.facet`, order)} as facets,
    ${toArray(sql`fact.low`, order)} as lows, ${toArray(sql`fact.high`, order)} as highs`;

/** The facet values of every product of `listed`, those of all its variants together. */
export const factsRows: SQL = sql`
  select l.id as product_id, ${toArrays(sql`fact.is_own, fact.facet`)},
    (count(fact.facet) filter (where not fact.is_own))::int as shared
  from listed l left join (
    select product_id, facet, min(low) as low, max(high) as high, bool_or(is_own) as is_own
    from (${facts}) each group by product_id, facet
  ) fact on fact.product_id = l.id
  group by l.id`;

/** The variants of every product of `listed` that has several, with the facet values of each. */
export const variantRows: SQL = sql`
  select lv.product_id, lv.place, lv.variant_id, lv.available,
    ${toArrays(sql`not fact.is_own, fact.facet, fact.low`)}, (count(fact.facet) filter (where fact.is_own))::int as own,
    lv.variants
  from listed_variant lv
  left join (${facts}) fact on fact.product_id = lv.product_id and fact.variant_id in ('', lv.variant_id)
  where lv.variants > 1 group by lv.product_id, lv.place, lv.variant_id, lv.available, lv.variants`;
