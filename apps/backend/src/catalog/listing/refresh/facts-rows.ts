import { sql, type SQL } from 'drizzle-orm';
import { tag } from '../../../database/schema';
import { brandGroup, facetSeparator, parameterGroupPrefix, tagGroup } from '../facet-key';

/** The facet values of every product of `listed`. */
export const factsRows: SQL = sql`
  select l.id as product_id, coalesce(array_agg(fact.facet order by fact.facet) filter (where fact.facet is not null), '{}') as facets,
    coalesce(array_agg(fact.low order by fact.facet) filter (where fact.facet is not null), '{}') as lows,
    coalesce(array_agg(fact.high order by fact.facet) filter (where fact.facet is not null), '{}') as highs
  from listed l left join (
    select product_id, ${parameterGroupPrefix} || parameter_id || ${facetSeparator} || value_id as facet,
      min(number) as low, max(number) as high
    from listed_value group by product_id, parameter_id, value_id
    union all
    select id, ${brandGroup + facetSeparator} || brand_id, null, null from listed where brand_id is not null
    union all
    select tagged.id, ${tagGroup + facetSeparator} || t.id, null, null
    from listed tagged join ${tag} t on t.id = any (tagged.tag_ids) and t.visible_in_catalog
  ) fact on fact.product_id = l.id
  group by l.id`;
