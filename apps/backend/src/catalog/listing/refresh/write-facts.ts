import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listingFacts, tag } from '../../../database/schema';
import { brandGroup, facetSeparator, parameterGroupPrefix, tagGroup } from '../facet-key';

/** For every listed product, what it counts for in the facets of a listing. */
export async function writeListingFacts(db: Transaction): Promise<void> {
  await db.delete(listingFacts);
  await db.execute(sql`
    insert into ${listingFacts} (product_id, facets, lows, highs)
    select l.id, coalesce(array_agg(fact.facet) filter (where fact.facet is not null), '{}'),
      coalesce(array_agg(fact.low) filter (where fact.facet is not null), '{}'),
      coalesce(array_agg(fact.high) filter (where fact.facet is not null), '{}')
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
    group by l.id`);
  await db.execute(sql`analyze ${listingFacts}`);
}
