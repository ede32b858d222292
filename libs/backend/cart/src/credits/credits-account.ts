import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { creditMovement } from './tables';

interface CreditMovementInput {
  customerId: string;
  orderId: string;
  /**
   * earned by an order that was delivered, revoked when it is cancelled after all; spent with an order, returned when
   * it is cancelled, or a part of it comes back. An order moves credits at most once for each reason and subject.
   */
  reason: 'earned' | 'revoked' | 'spent' | 'returned';
  /** Number of the withdrawal or claim that gives back a part of the order. */
  subject?: string;
  /** Negative when credits are deducted. */
  amount: number;
}

/** A customer's balance; negative when a cancelled order later revoked credits that were already spent. */
export function selectBalance(db: Queryable, customerId: string | typeof customer.id) {
  return db
    .select({ balance: sql<number>`coalesce(sum(${creditMovement.amount}), 0)::int` })
    .from(creditMovement)
    .where(eq(creditMovement.customerId, customerId));
}

export async function loadBalance(db: Queryable, customerId: string): Promise<number> {
  const [row] = await selectBalance(db, customerId);
  return row?.balance ?? 0;
}

/** Locks the customer's credits for the rest of the transaction, so that two orders never spend the same ones. */
export async function lockBalance(tx: Transaction, customerId: string): Promise<number> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  return loadBalance(tx, customerId);
}

/** Records a movement; zero is not recorded. */
export async function addCreditMovement(
  tx: Transaction,
  movement: CreditMovementInput,
  createdAt: Date,
): Promise<void> {
  if (movement.amount === 0) return;
  await tx
    .insert(creditMovement)
    .values({ id: `cm-${randomUUID()}`, ...movement, createdAt })
    .onConflictDoNothing();
}
