import { inArray, sql } from 'drizzle-orm';
import { type Transaction, textArray, upsert } from '@vyloha/backend-kernel';
import { category, listingScope } from '../../tables';
import { searchWord } from '../../../search/tables';
import { scopePrefixes } from '../scope-id';
import { emptyContribution, type Contribution } from './contributions';
import { createEmptyScope, updateCounts, createStaleRanges, type Scope } from './update-counts';
import { recomputeRanges } from './recompute-ranges';
import { isGuessable } from './write-search-words';

export interface Change {
  before: Contribution;
  after: Contribution;
}

/** The old and new contribution of each product where they differ. */
export function diffContributions(
  before: ReadonlyMap<string, Contribution>,
  after: ReadonlyMap<string, Contribution>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ before: before.get(id) ?? emptyContribution, after: after.get(id) ?? emptyContribution }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const toScopeIds = ({ before, after }: Change) => [...Object.keys(before.places), ...Object.keys(after.places)];

async function writeScopes(db: Transaction, scopes: readonly Scope[]): Promise<void> {
  const ids = scopes.map(({ scopeId }) => scopeId);
  const nonEmptyScopes = scopes.filter(({ total }) => total > 0);
  const emptyScopeIds = scopes.filter(({ total }) => total === 0).map(({ scopeId }) => scopeId);
  if (emptyScopeIds.length > 0) await db.delete(listingScope).where(inArray(listingScope.scopeId, emptyScopeIds));
  await upsert(db, listingScope, nonEmptyScopes, ['scopeId']);
  await db.execute(sql`
    update ${category} set product_count = fresh.total
    from (select c.id, coalesce(s.total, 0) as total from ${category} c
      left join ${listingScope} s on s.scope_id = ${scopePrefixes.category} || c.id
      where ${scopePrefixes.category} || c.id = any (${textArray(ids)})) fresh
    where fresh.id = ${category}.id and ${category}.product_count <> fresh.total`);
}

/** Applies the changes to the counts of every affected scope. */
export async function writeScopeChanges(db: Transaction, changes: readonly Change[]): Promise<void> {
  const ids = [...new Set(changes.flatMap(toScopeIds))];
  if (ids.length === 0) return;
  const storedScopes = await db.select().from(listingScope).where(inArray(listingScope.scopeId, ids));
  const scopes = new Map(ids.map((id) => [id, createEmptyScope(id)]));
  for (const scope of storedScopes) scopes.set(scope.scopeId, scope);
  const staleRanges = createStaleRanges();
  for (const change of changes) {
    for (const id of new Set(toScopeIds(change))) {
      const scope = scopes.get(id);
      if (scope !== undefined) updateCounts(scope, change.before, change.after, staleRanges);
    }
  }
  await recomputeRanges(db, staleRanges, scopes);
  await writeScopes(db, [...scopes.values()]);
}

/** Updates the counts of terms that were added to or removed from products. */
export async function writeWordChanges(db: Transaction, changes: readonly Change[]): Promise<void> {
  const differences = new Map<string, number>();
  const count = (words: readonly string[], difference: number) => {
    for (const word of words) differences.set(word, (differences.get(word) ?? 0) + difference);
  };
  for (const { before, after } of changes) {
    count(before.words, -1);
    count(after.words, 1);
  }
  const rows = [...differences].filter(([, n]) => n !== 0).map(([word, n]) => ({ word, n }));
  if (rows.length === 0) return;
  const wordChanges = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as moved (word text, n integer)`;
  await db.execute(sql`
    update ${searchWord} set products = products + moved.n from ${wordChanges}
    where moved.word = ${searchWord}.word`);
  await db.execute(sql`
    insert into ${searchWord} (word, products)
    select word, n from ${wordChanges} where n > 0 and ${isGuessable(sql`word`)} on conflict do nothing`);
  await db.execute(sql`
    delete from ${searchWord} where products <= 0 and word = any (${textArray(rows.map(({ word }) => word))})`);
}
