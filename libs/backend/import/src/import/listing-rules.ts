import type { DocumentType } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import { type Transaction, enqueueJobs } from '@vyloha/backend-kernel';
import { brand, category, parameter, parameterValue, tag, virtualCategory } from '@vyloha/backend-catalog/tables';
import { currency, warehouse } from '@vyloha/backend-shop/tables';

const listingRuleTypes: readonly DocumentType[] = [
  ...(['brand', 'category', 'currency', 'parameter', 'tag', 'virtual_category', 'warehouse'] as const),
];

/** Whether documents of the type may change the listings of products that have not changed themselves. */
export const affectsListings = (type: DocumentType): boolean => listingRuleTypes.includes(type);

/** The fields of each entity that decide about listings or by which products are found, and whether a new entity affects unchanged products. */
async function readListingRules(db: Transaction): Promise<Map<string, { rule: string; concernsOthers: boolean }>> {
  const { rows } = await db.execute<{ name: string; rule: string; concernsOthers: boolean }>(sql`
    select 'v/' || id as name, rule::text as rule, true as "concernsOthers" from ${virtualCategory}
    union all select 'm/' || code, '', true from ${currency}
    union all select 'c/' || id, jsonb_build_array(ancestor_ids, visible_to_groups, title)::text, false from ${category}
    union all select 'b/' || id, title, false from ${brand}
    union all select 'p/' || id, title::text, false from ${parameterValue}
    union all select 'n/' || id, jsonb_build_array(title, unit)::text, false from ${parameter}
    union all select 't/' || id, jsonb_build_array(visible_in_catalog, text)::text, false from ${tag}
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
