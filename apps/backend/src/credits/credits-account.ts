import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database';
import { creditMovement, customer } from '../database/schema';

interface CreditMove {
  customerId: string;
  orderId: string;
  /**
   * earned by an order that was delivered, revoked when it is cancelled after all; spent with an order, returned when it
   * is cancelled. An order moves credits at most once for each reason.
   */
  reason: 'earned' | 'revoked' | 'spent' | 'returned';
  /** Below zero when credits leave. */
  amount: number;
}

/** What a customer has; below zero when credits were spent that a cancelled order took back later. */
export async function loadBalance(db: Queryable, customerId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${creditMovement.amount}), 0)::int` })
    .from(creditMovement)
    .where(eq(creditMovement.customerId, customerId));
  return row?.balance ?? 0;
}

/** Holds the customer's credits for the rest of the transaction, so that two orders never spend the same ones. */
export async function holdBalance(tx: Transaction, customerId: string): Promise<number> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  return loadBalance(tx, customerId);
}

/** Writes a movement down; one of nothing is none. */
export async function moveCredits(tx: Transaction, move: CreditMove, createdAt: Date): Promise<void> {
  if (move.amount === 0) return;
  await tx
    .insert(creditMovement)
    .values({ id: `cm-${randomUUID()}`, ...move, createdAt })
    .onConflictDoNothing();
}
