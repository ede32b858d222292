import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { textArray } from './text-array';

/** What everybody may see, and what is open to one of the asker's groups. */
export function isVisibleTo(visibleToGroups: AnyPgColumn, groups: readonly string[]): SQL {
  const everybody = sql`${visibleToGroups} = '{}'`;
  return groups.length === 0 ? everybody : sql`(${everybody} or ${visibleToGroups} && ${textArray(groups)})`;
}
