import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { category, currency, tag, virtualCategory, warehouse } from '../database/schema';
import { enqueueJobs } from '../jobs/enqueue-jobs';
import type { DocumentType } from './documents/import-document';

const frameTypes: readonly DocumentType[] = ['category', 'currency', 'tag', 'virtual_category', 'warehouse'];

/** Whether such documents may change in which listings products stand that have not changed themselves. */
export const isListingFrame = (type: DocumentType): boolean => frameTypes.includes(type);

/** What of each thing decides about listings; a new one of the first kind concerns products that have not changed. */
async function readFrame(db: Transaction): Promise<Map<string, { rule: string; concernsOthers: boolean }>> {
  const { rows } = await db.execute<{ name: string; rule: string; concernsOthers: boolean }>(sql`
    select 'v/' || id as name, rule::text as rule, true as "concernsOthers" from ${virtualCategory}
    union all select 'm/' || code, '', true from ${currency}
    union all select 'c/' || id, jsonb_build_array(ancestor_ids, visible_to_groups)::text, false from ${category}
    union all select 't/' || id, visible_in_catalog::text, false from ${tag}
    union all select 'w/' || id, virtual::text, false from ${warehouse}`);
  return new Map(rows.map(({ name, ...thing }) => [name, thing]));
}

/** Writes, and has all listings follow when something changed that decides about them. */
export async function followFrame(db: Transaction, write: () => Promise<void>): Promise<void> {
  const before = await readFrame(db);
  await write();
  const after = await readFrame(db);
  const isOther = [...after].some(([name, { rule, concernsOthers }]) => {
    const known = before.get(name);
    return known === undefined ? concernsOthers : known.rule !== rule;
  });
  if (isOther) await enqueueJobs(db, 'all-listings', ['']);
}
