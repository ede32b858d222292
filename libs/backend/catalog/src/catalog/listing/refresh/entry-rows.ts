import { sql, type SQL } from 'drizzle-orm';
import { category } from '../../tables';
import { categoryGroups } from '../../visible-to';
import { scopePrefixes, shopScopeId } from '../scope-id';
import { isPublicSql } from './listed-rows';

/**
 * Every product of `listed` once in the whole shop, in its category and each ancestor category, and in its brand.
 * Products restricted to groups are listed only in those categories whose visitors may all see them.
 */
export const treeEntryRows: SQL = sql`
  select place.scope_id, l.id as product_id, l.available, l.sold_count, l.rank,
    l.rating, l.added_at
  from listed l join ${category} c on c.id = l.category_id
  cross join lateral (
    select ${shopScopeId}::text as scope_id where ${isPublicSql}
    union all select ${scopePrefixes.category} || id from unnest(c.ancestor_ids || c.id) as id where ${isPublicSql}
    union all select ${scopePrefixes.brand} || l.brand_id where l.brand_id is not null and ${isPublicSql}
    union all select ${scopePrefixes.category} || k.id from ${categoryGroups} k
      where not ${isPublicSql} and k.id = any (c.ancestor_ids || c.id)
        and k.groups <> '{}' and k.groups <@ l.visible_to_groups
  ) place`;
