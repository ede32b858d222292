import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { textArray } from './text-array';

/** Condition for public rows and rows visible to one of the caller's groups. */
export function isVisibleTo(visibleToGroups: AnyPgColumn, groups: readonly string[]): SQL {
  const isPublic = sql`${visibleToGroups} = '{}'`;
  return groups.length === 0 ? isPublic : sql`(${isPublic} or ${visibleToGroups} && ${textArray(groups)})`;
}
