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

/** Returns that were accepted, in the order in which they are given back. */
async function listReturns(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const rows = await db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(desc(orderReturn.cause), orderReturn.requestedAt, orderReturn.subject, orderReturn.itemId);
  return [...groupBy(rows, ({ subject }) => subject)].flatMap(([subject, lines]) => {
    const [line] = lines;
    if (line === undefined) return [];
    const reductions = lines.flatMap(({ itemId, reductionMinor }) =>
      reductionMinor === null ? [] : [{ itemId, reductionMinor }],
    );
    return { subject, cause: line.cause, what: reductions.length === 0 ? { pieces: lines } : { reductions } };
  });
}

/** Those that are not given back yet. */
export async function listDueReturns(db: Queryable, orderId: string): Promise<OrderReturn[]> {
  const settled = new Set((await loadCreditedParts(db, orderId)).map(({ subject }) => subject));
  return (await listReturns(db, orderId)).filter(({ subject }) => !settled.has(subject));
}

/** What of an order is left to give back. */
async function loadLeftParts(db: Queryable, rows: OrderRows): Promise<OrderPart[]> {
  return remainingParts(orderParts(rows), await loadCreditedParts(db, rows.order.id));
}

/** What of an order will be left when all that is accepted is given back: the jobs that do it run later. */
export async function loadUnpromisedParts(db: Queryable, rows: OrderRows): Promise<OrderPart[]> {
  const left = await loadLeftParts(db, rows);
  const returns = await listDueReturns(db, rows.order.id);
  return returns.reduce((parts, { what }) => {
    return remainingParts(parts, takeParts(parts, rows.items, what));
  }, left);
}

/**
 * What a withdrawal or claim gives back of the money that came, with tax: all that it takes off the price of an order that
 * is paid, else what is above the price that is left; 0 for one that is not accepted. What was recorded counts, or what
 * will be once those before it are. Together they never give back more than came.
 */
export async function loadMoneyBackMinor(
  db: Queryable,
  rows: OrderRows,
  { subject, receivedMinor }: { subject: string; receivedMinor: number },
): Promise<number> {
  const credited = groupBy(await loadCreditedParts(db, rows.order.id), (part) => part.subject);
  const backOf = (creditedMinor: number) =>
    Math.max(0, Math.min(creditedMinor, receivedMinor - rows.order.totalMinor + creditedMinor));
  let left = await loadLeftParts(db, rows);
  let beforeMinor = 0;
  for (const { subject: other, cause, what } of await listReturns(db, rows.order.id)) {
    const recorded = credited.get(other);
    const parts = recorded ?? takeParts(left, rows.items, what);
    if (recorded === undefined) left = remainingParts(left, parts);
    const totalMinor = beforeMinor + sumMinor(parts.map((part) => part.totalMinor));
    if (other === subject) return backOf(totalMinor) - backOf(beforeMinor);
    if (cause !== 'refund') beforeMinor = totalMinor;
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
): Promise<OrderPart[]> {
  const left = await loadLeftParts(tx, rows);
  const parts = takeParts(left, rows.items, what);
  if (parts.length > 0) {
    await tx.insert(creditedPart).values(parts.map((part) => ({ ...part, subject, orderId: rows.order.id })));
  }
  return parts;
}
