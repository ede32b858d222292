import { and, eq } from 'drizzle-orm';
import { type HttpErrorReason, type RequestContext, type Transaction, hashToken } from '@vyloha/backend-kernel';
import { cartBatch } from './tables';

export interface BatchOutcome {
  /** How many lines were added. */
  imported: number;
  /** Why the others were not. */
  reasons: readonly HttpErrorReason[];
  /** By how much each item raised the amount in the cart, in their order; null for those that were not added. */
  changedAmounts: readonly (number | null)[];
}

/**
 * Adds a batch unless the same form has added it before, to whatever cart; waits for one that is in progress.
 * @returns what came of it, the first time
 */
export async function addBatchOnce(
  tx: Transaction,
  { idempotencyKey, customerId, now }: Pick<RequestContext, 'idempotencyKey' | 'customerId' | 'now'>,
  cartId: string,
  add: () => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  if (idempotencyKey === null) return add();
  const attempt = { keyHash: hashToken(idempotencyKey), owner: customerId ?? cartId };
  const isAttempt = and(eq(cartBatch.keyHash, attempt.keyHash), eq(cartBatch.owner, attempt.owner));
  const begun = await tx
    .insert(cartBatch)
    .values({ ...attempt, imported: 0, reasons: [], createdAt: now() })
    .onConflictDoNothing()
    .returning({ keyHash: cartBatch.keyHash });
  if (begun.length === 0) {
    const [earlier] = await tx.select().from(cartBatch).where(isAttempt);
    if (earlier === undefined) throw new Error('the batch that was added is gone');
    return earlier;
  }
  const { imported, reasons, changedAmounts } = await add();
  await tx
    .update(cartBatch)
    .set({ imported, reasons: [...reasons], changedAmounts: [...changedAmounts] })
    .where(isAttempt);
  return { imported, reasons, changedAmounts };
}
