import { and, desc, eq } from 'drizzle-orm';
import { type MailSection, type Queryable, typedLines } from '@vyloha/backend-kernel';
import type { OrderMailData } from '../confirmation/order-mail-data';
import { orderStatusChange } from '../tables';

/** Why the staff cancelled an order; null without words. */
export async function loadCancelReason(db: Queryable, orderId: string): Promise<string | null> {
  const [change] = await db
    .select({ note: orderStatusChange.note })
    .from(orderStatusChange)
    .where(and(eq(orderStatusChange.orderId, orderId), eq(orderStatusChange.status, 'cancelled')))
    .orderBy(desc(orderStatusChange.id))
    .limit(1);
  return change?.note ?? null;
}

/** What the customer of a cancelled order is told of it. */
export function cancelReasonSections({ kind, texts, cancelReason }: OrderMailData): MailSection[] {
  const lines = kind === 'cancelled' || kind === 'cancelledUnpaid' ? typedLines(cancelReason) : [];
  return lines.length === 0 ? [] : [{ title: texts.cancelReason, lines }];
}
