import type { Transaction } from '../../database/database';
import { readContributions } from './refresh/contributions';
import { writeChangedRows } from './refresh/write-changed-rows';
import { changesBetween, writeScopeChanges, writeWordChanges } from './refresh/write-counts';

/**
 * Brings what listings and search keep of some products up to date, and the counts around them: what
 * `refreshListings` would write, at a cost that does not grow with the shop. One transaction at a time may do so: its
 * caller holds the listings.
 * @returns whether every other product has to be refreshed as well, since a currency or price list is new to the shop
 */
export async function refreshProducts(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const before = await readContributions(db, productIds);
  const concernsAll = await writeChangedRows(db, productIds);
  const changes = changesBetween(before, await readContributions(db, productIds));
  await writeScopeChanges(db, changes);
  await writeWordChanges(db, changes);
  return concernsAll;
}
