import type { Transaction } from '@vyloha/backend-kernel';
import { writeCurrentTaxes } from '@vyloha/backend-shop';
import { logChanges } from './refresh/log-changes';
import { readContributions } from './refresh/contributions';
import { writeChangedRows } from './refresh/write-changed-rows';
import { diffContributions, writeScopeChanges, writeWordChanges } from './refresh/write-counts';

/**
 * Updates the listing and search rows of some products and the facet counts: the same rows that
 * `refreshListings` would write, at a cost that does not grow with the shop. Only one transaction at a time may do so:
 * the caller holds the listings lock.
 * @returns whether every other product has to be refreshed as well, because a currency or price list is new to the
 * shop, or a rate of tax is
 */
export async function refreshProducts(db: Transaction, productIds: readonly string[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const isTaxedOtherwise = await writeCurrentTaxes(db, new Date());
  const before = await readContributions(db, productIds);
  const affectsAllProducts = await writeChangedRows(db, productIds);
  const changes = diffContributions(before, await readContributions(db, productIds));
  await writeScopeChanges(db, changes);
  await writeWordChanges(db, changes);
  await logChanges(db, productIds);
  return affectsAllProducts || isTaxedOtherwise;
}
