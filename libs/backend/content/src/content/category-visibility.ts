import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { textArray } from '@vyloha/backend-kernel';
import { categoryRestriction } from './category-restriction';

const { categoryId: restrictedId, visibleToGroups } = categoryRestriction;

/** A restriction that none of the groups lifts; no groups (null) are those of a guest. */
const isClosedTo = (groups: SQL) => sql`${visibleToGroups} <> '{}' and (${visibleToGroups} && ${groups}) is not true`;

/**
 * Whether the caller may see a category: neither it nor one above it is restricted to others. The closed ones are read
 * once per statement, however many rows it has.
 */
export function isCategoryVisibleTo(categoryId: AnyPgColumn | SQL, groups: readonly string[]): SQL {
  return sql`${categoryId} <> all (array(
    select ${restrictedId} from ${categoryRestriction} where ${isClosedTo(textArray(groups))}))`;
}

/** The same of a category that may have been removed, which nobody sees. */
export function isKnownCategoryVisibleTo(categoryId: SQL, groups: readonly string[]): SQL {
  const isKnown = sql`exists (select from ${categoryRestriction} where ${restrictedId} = ${categoryId})`;
  return sql`(${isKnown} and ${isCategoryVisibleTo(categoryId, groups)})`;
}
