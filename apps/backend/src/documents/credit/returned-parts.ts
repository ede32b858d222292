import { eq } from 'drizzle-orm';
import { groupBy } from '../../database/group-by';
import type { Queryable, Transaction } from '../../database/database';
import { warrantyClaim } from '../../claims/tables';
import { creditedPart } from '../tables';
import { withdrawal, withdrawalItem } from '../../withdrawals/tables';
import type { OrderRows } from '../../orders/to-order-rows';
import { orderParts, remainingParts, type OrderPart } from './order-parts';
import { takeParts, type Return } from './take-parts';

/** A withdrawal or claim that gives something back, by its number. */
export interface OrderReturn {
  subject: string;
  cause: 'withdrawal' | 'claim';
  what: Return;
}

async function listWithdrawals(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const rows = await db
    .select({ row: withdrawal, item: withdrawalItem })
    .from(withdrawal)
    .innerJoin(withdrawalItem, eq(withdrawalItem.withdrawalId, withdrawal.id))
    .where(eq(withdrawal.orderId, orderId))
    .orderBy(withdrawal.receivedAt, withdrawal.code, withdrawalItem.itemId);
  const accepted = rows.filter(({ row }) => row.state === 'accepted' || row.state === 'refunded');
  return [...groupBy(accepted, ({ row }) => row.code)].map(([subject, lines]) => ({
    ...{ subject, cause: 'withdrawal' },
    what: { pieces: lines.map(({ item }) => item) },
  }));
}

async function listClaims(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const claims = await db.select().from(warrantyClaim).where(eq(warrantyClaim.orderId, orderId));
  return claims.flatMap(({ code: subject, itemId, amount, isRefunded, refundMinor }): OrderReturn[] => {
    if (isRefunded) return [{ subject, cause: 'claim', what: { pieces: [{ itemId, amount }] } }];
    return refundMinor === null ? [] : [{ subject, cause: 'claim', what: { itemId, reductionMinor: refundMinor } }];
  });
}

/** What was given back of an order so far. */
export function loadCreditedParts(db: Queryable, orderId: string) {
  return db.select().from(creditedPart).where(eq(creditedPart.orderId, orderId));
}

/** Returns that were accepted and are not given back yet. */
export async function listDueReturns(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const settled = new Set((await loadCreditedParts(db, orderId)).map(({ subject }) => subject));
  const returns = [...(await listWithdrawals(db, orderId)), ...(await listClaims(db, orderId))];
  return returns.filter(({ subject }) => !settled.has(subject));
}

/** What of an order is left to give back. */
async function loadLeftParts(db: Queryable, rows: OrderRows, serviceTaxRate: number): Promise<OrderPart[]> {
  return remainingParts(orderParts(rows, serviceTaxRate), await loadCreditedParts(db, rows.order.id));
}

/** What of an order will be left when all that is accepted is given back: the jobs that do it run later. */
export async function loadUnpromisedParts(
  db: Queryable,
  rows: OrderRows,
  serviceTaxRate: number,
): Promise<OrderPart[]> {
  const left = await loadLeftParts(db, rows, serviceTaxRate);
  const returns = await listDueReturns(db, rows.order.id);
  return returns.reduce((parts, { what }) => {
    return remainingParts(parts, takeParts(parts, rows.items, what, serviceTaxRate));
  }, left);
}

/**
 * Records what a return gives back, or everything that is left of a cancelled order. The order has to be locked.
 * @returns the parts; none when nothing is left
 */
export async function recordReturn(
  tx: Transaction,
  rows: OrderRows,
  { subject, what }: { subject: string; what: Return },
  serviceTaxRate: number,
): Promise<OrderPart[]> {
  const left = await loadLeftParts(tx, rows, serviceTaxRate);
  const parts = takeParts(left, rows.items, what, serviceTaxRate);
  if (parts.length > 0) {
    await tx.insert(creditedPart).values(parts.map((part) => ({ ...part, subject, orderId: rows.order.id })));
  }
  return parts;
}
