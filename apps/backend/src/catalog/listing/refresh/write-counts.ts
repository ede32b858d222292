import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { category, listingScope, searchWord } from '../../../database/schema';
import { upsert } from '../../../database/upsert';
import { textArray } from '../../text-array';
import { scopePrefixes } from '../scope-id';
import { noContribution, type Contribution } from './contributions';
import { emptyScope, moveCounts, noDoubts, type Scope } from './move-counts';
import { settleDoubts } from './settle-doubts';
import { isGuessable } from './write-search-words';

export interface Change {
  before: Contribution;
  after: Contribution;
}

/** Of each product whose contribution is another one now, both. */
export function changesBetween(
  before: ReadonlyMap<string, Contribution>,
  after: ReadonlyMap<string, Contribution>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ before: before.get(id) ?? noContribution, after: after.get(id) ?? noContribution }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const placesOf = ({ before, after }: Change) => [...Object.keys(before.places), ...Object.keys(after.places)];

async function writeScopes(db: Transaction, scopes: readonly Scope[]): Promise<void> {
  const ids = scopes.map(({ scopeId }) => scopeId);
  const filled = scopes.filter(({ total }) => total > 0);
  const empty = scopes.filter(({ total }) => total === 0).map(({ scopeId }) => scopeId);
  if (empty.length > 0) await db.delete(listingScope).where(inArray(listingScope.scopeId, empty));
  await upsert(db, listingScope, filled, ['scopeId']);
  await db.execute(sql`
    update ${category} set product_count = fresh.total
    from (select c.id, coalesce(s.total, 0) as total from ${category} c
      left join ${listingScope} s on s.scope_id = ${scopePrefixes.category} || c.id
      where ${scopePrefixes.category} || c.id = any (${textArray(ids)})) fresh
    where fresh.id = ${category}.id and ${category}.product_count <> fresh.total`);
}

/** Counts what changed in every scope it concerns. */
export async function writeScopeChanges(db: Transaction, changes: readonly Change[]): Promise<void> {
  const ids = [...new Set(changes.flatMap(placesOf))];
  if (ids.length === 0) return;
  const known = await db.select().from(listingScope).where(inArray(listingScope.scopeId, ids));
  const scopes = new Map(ids.map((id) => [id, emptyScope(id)]));
  for (const scope of known) scopes.set(scope.scopeId, scope);
  const doubts = noDoubts();
  for (const change of changes) {
    for (const id of new Set(placesOf(change))) {
      const scope = scopes.get(id);
      if (scope !== undefined) moveCounts(scope, change.before, change.after, doubts);
    }
  }
  await settleDoubts(db, doubts, scopes);
  await writeScopes(db, [...scopes.values()]);
}

/** Counts the words of names that came and went. */
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
  const moved = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as moved (word text, n integer)`;
  await db.execute(sql`
    update ${searchWord} set products = products + moved.n from ${moved}
    where moved.word = ${searchWord}.word`);
  await db.execute(sql`
    insert into ${searchWord} (word, products)
    select word, n from ${moved} where n > 0 and ${isGuessable(sql`word`)} on conflict do nothing`);
  await db.execute(sql`
    delete from ${searchWord} where products <= 0 and word = any (${textArray(rows.map(({ word }) => word))})`);
}
