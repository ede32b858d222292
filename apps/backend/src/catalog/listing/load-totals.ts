import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingScope } from '../../database/schema';
import { scopeIdOf, type ListingPlace } from './scope-id';

/** How many products each place's unfiltered listing has; an empty place has none. */
export async function loadTotals(
  db: Queryable,
  places: readonly ListingPlace[],
): Promise<(place: ListingPlace) => number> {
  const rows = await db
    .select({ scopeId: listingScope.scopeId, total: listingScope.total })
    .from(listingScope)
    .where(inArray(listingScope.scopeId, places.map(scopeIdOf)));
  const totals = new Map(rows.map(({ scopeId, total }) => [scopeId, total]));
  return (place) => totals.get(scopeIdOf(place)) ?? 0;
}
