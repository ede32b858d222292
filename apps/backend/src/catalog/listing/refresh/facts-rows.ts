import { sql, type SQL } from 'drizzle-orm';
import { facetSeparator } from '../facets/facet';
import { countedFacts } from '../facets/facets';

/** The facet values of every product of `listed`. */
export const factsRows: SQL = sql`
  select l.id as product_id, coalesce(array_agg(fact.facet order by fact.facet) filter (where fact.facet is not null), '{}') as facets,
    coalesce(array_agg(fact.low order by fact.facet) filter (where fact.facet is not null), '{}') as lows,
    coalesce(array_agg(fact.high order by fact.facet) filter (where fact.facet is not null), '{}') as highs
  from listed l left join (
    select product_id, group_key || ${facetSeparator} || value as facet, low, high
    from (${sql.join(countedFacts, sql` union all `)}) stored (product_id, group_key, value, low, high)
  ) fact on fact.product_id = l.id
  group by l.id`;
