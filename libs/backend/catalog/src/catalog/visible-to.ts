import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isCategoryVisibleTo } from '@vyloha/backend-content';
import { category } from './tables';
import { textArray } from '@vyloha/backend-kernel';

/** Condition for public rows and rows visible to one of the caller's groups. */
export function isVisibleTo(visibleToGroups: AnyPgColumn, groups: readonly string[]): SQL {
  const isPublic = sql`${visibleToGroups} = '{}'`;
  return groups.length === 0 ? isPublic : sql`(${isPublic} or ${visibleToGroups} && ${textArray(groups)})`;
}

/** Category `closed` is restricted, and none of the groups may see it; no groups (null) are those of a guest. */
const isClosedTo = (groups: SQL) =>
  sql`closed.visible_to_groups <> '{}' and (closed.visible_to_groups && ${groups}) is not true`;

interface ProductColumns {
  visibleToGroups: AnyPgColumn;
  categoryId: AnyPgColumn;
}

/** Whether the caller may see a product: it may be restricted itself, and by its category or one above. */
export function isProductVisibleTo(product: ProductColumns, groups: readonly string[]): SQL {
  return sql`(${isVisibleTo(product.visibleToGroups, groups)} and ${isCategoryVisibleTo(product.categoryId, groups)})`;
}

/** The same for few products, with groups that the statement reads itself. */
export function isProductVisibleToAudience({ visibleToGroups, categoryId }: ProductColumns, groups: SQL): SQL {
  return sql`((${visibleToGroups} = '{}' or ${visibleToGroups} && ${groups}) and not exists (
    select from ${category} closed where ${isClosedTo(groups)}
      and closed.id in (select unnest(own.ancestor_ids || own.id) from ${category} own where own.id = ${categoryId})))`;
}

/** Nobody is in it: the groups of what is restricted to groups that have none in common. */
const noGroup = '';

/** Categories with the groups that may see them, as `id` and `groups`: those that they and all above are restricted to. */
export const categoryGroups: SQL = sql`(
  select c.id, case when restricting.total = 0 then '{}'::text[] else coalesce(nullif(array(
      select one from ${category} k cross join unnest(k.visible_to_groups) one
      where k.id = any (c.ancestor_ids || c.id) group by one having count(distinct k.id) = restricting.total order by one
    ), '{}'), array[${noGroup}]) end as groups
  from ${category} c cross join lateral (
    select count(*) as total from ${category} k where k.id = any (c.ancestor_ids || c.id) and k.visible_to_groups <> '{}'
  ) restricting offset 0)`;

/** Groups that both allow; empty ones allow everybody. */
export const commonGroups = (own: SQL, inherited: SQL): SQL => sql`case when ${inherited} = '{}' then ${own}
  when ${own} = '{}' then ${inherited}
  else coalesce(nullif(array(select unnest(${own}) intersect select unnest(${inherited}) order by 1), '{}'), array[${noGroup}]) end`;
