import { desc, eq } from 'drizzle-orm';
import { sumMinor } from '@vyloha/money';
import { type Queryable, type Transaction, groupBy } from '@vyloha/backend-kernel';
import { creditedPart } from '../tables';
import { orderReturn } from '../../orders/order-return';
import type { OrderRows } from '../../orders/placing/to-order-rows';
import { orderParts, remainingParts, type OrderPart } from './order-parts';
import { takeParts, type Return } from './take-parts';

/** A withdrawal, claim or refund that gives something back, by its number. */
export interface OrderReturn {
  subject: string;
  cause: 'withdrawal' | 'claim' | 'refund';
  what: Return;
}

/** What was given back of an order so far. */
export function loadCreditedParts(db: Queryable, orderId: string) {
  return db.select().from(creditedPart).where(eq(creditedPart.orderId, orderId));
}

/** Returns that were accepted and are not given back yet. */
export async function listDueReturns(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const settled = new Set((await loadCreditedParts(db, orderId)).map(({ subject }) => subject));
  const rows = await db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(desc(orderReturn.cause), orderReturn.requestedAt, orderReturn.subject, orderReturn.itemId);
  const due = groupBy(
    rows.filter(({ subject }) => !settled.has(subject)),
    ({ subject }) => subject,
  );
  return [...due].flatMap(([subject, lines]) => {
    const [line] = lines;
    if (line === undefined) return [];
    const reductions = lines.flatMap(({ itemId, reductionMinor }) =>
      reductionMinor === null ? [] : [{ itemId, reductionMinor }],
    );
    return { subject, cause: line.cause, what: reductions.length === 0 ? { pieces: lines } : { reductions } };
  });
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

/** What a return gives back with tax: what was recorded, or what will be once those before it are; 0 for one that is not accepted. */
export async function loadReturnedMinor(
  db: Queryable,
  rows: OrderRows,
  { subject, serviceTaxRate }: { subject: string; serviceTaxRate: number },
): Promise<number> {
  const totalOf = (parts: readonly OrderPart[]) => sumMinor(parts.map(({ totalMinor }) => totalMinor));
  const recorded = (await loadCreditedParts(db, rows.order.id)).filter((part) => part.subject === subject);
  if (recorded.length > 0) return totalOf(recorded);
  let left = await loadLeftParts(db, rows, serviceTaxRate);
  for (const due of await listDueReturns(db, rows.order.id)) {
    const parts = takeParts(left, rows.items, due.what, serviceTaxRate);
    if (due.subject === subject) return totalOf(parts);
    left = remainingParts(left, parts);
  }
  return 0;
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
