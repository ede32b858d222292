import type { LeavingCustomer, PersonalData, Transaction } from '@vyloha/backend-kernel';

/**
 * Forgets a customer: from what stands on others down to the account, after all locks, so that an order placed meanwhile
 * comes wholly before or wholly after.
 * @param parts of all modules, that of accounts first
 * @throws HttpError 409 for the last owner of a company with other members
 */
export async function deleteAccount(
  tx: Transaction,
  leaving: LeavingCustomer,
  parts: readonly PersonalData[],
): Promise<void> {
  const fromLast = parts.toReversed();
  for (const { lock } of fromLast) await lock?.(tx, leaving.id);
  for (const { forget } of fromLast) await forget?.(tx, leaving);
}
