import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { shopOrder } from './tables';

/** Orders that nobody with an account placed become those of the owner of their mailbox. */
export async function assignOrdersOf(tx: Transaction, customerId: string, email: string): Promise<void> {
  await tx
    .update(shopOrder)
    .set({ customerId })
    .where(and(isNull(shopOrder.customerId), eq(sql`lower(${shopOrder.email})`, email.toLowerCase())));
}
