import { type Queryable, isOneOf } from '@vyloha/backend-kernel';
import { listingScope } from '../tables';
import { scopeIdOf, type ListingScope } from './scope-id';

/** Product counts of the unfiltered listings, by scope id; empty scopes have no entry. */
export async function loadTotals(
  db: Queryable,
  scopes: readonly ListingScope[],
): Promise<(scope: ListingScope) => number> {
  if (scopes.length === 0) return () => 0;
  const rows = await db
    .select({ scopeId: listingScope.scopeId, total: listingScope.total })
    .from(listingScope)
    .where(isOneOf(listingScope.scopeId, scopes.map(scopeIdOf)));
  const totals = new Map(rows.map(({ scopeId, total }) => [scopeId, total]));
  return (scope) => totals.get(scopeIdOf(scope)) ?? 0;
}
