import type { DocumentType } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { category, currency, tag, virtualCategory, warehouse } from '../database/schema';
import { enqueueJobs } from '../jobs/enqueue-jobs';

const listingRuleTypes: readonly DocumentType[] = ['category', 'currency', 'tag', 'virtual_category', 'warehouse'];

/** Whether documents of the type may change the listings of products that have not changed themselves. */
export const affectsListings = (type: DocumentType): boolean => listingRuleTypes.includes(type);

/** The fields of each entity that decide about listings, and whether a new entity affects unchanged products. */
async function readListingRules(db: Transaction): Promise<Map<string, { rule: string; concernsOthers: boolean }>> {
  const { rows } = await db.execute<{ name: string; rule: string; concernsOthers: boolean }>(sql`
    select 'v/' || id as name, rule::text as rule, true as "concernsOthers" from ${virtualCategory}
    union all select 'm/' || code, '', true from ${currency}
    union all select 'c/' || id, jsonb_build_array(ancestor_ids, visible_to_groups)::text, false from ${category}
    union all select 't/' || id, visible_in_catalog::text, false from ${tag}
    union all select 'w/' || id, virtual::text, false from ${warehouse}`);
  return new Map(rows.map(({ name, ...listingRule }) => [name, listingRule]));
}

/** Runs the write, and enqueues a refresh of all listings when it changed a listing rule. */
export async function writeWithListingRefresh(db: Transaction, write: () => Promise<void>): Promise<void> {
  const before = await readListingRules(db);
  await write();
  const after = await readListingRules(db);
  const hasChanged = [...after].some(([name, { rule, concernsOthers }]) => {
    const previous = before.get(name);
    return previous === undefined ? concernsOthers : previous.rule !== rule;
  });
  if (hasChanged) await enqueueJobs(db, 'all-listings', ['']);
}
