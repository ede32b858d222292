import type { OrderMailState } from '@vyloha/config/server';
import type { Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '../placing/to-order-rows';
import type { StateMailKind } from './order-mail-data';

/** A state that an order has reached, or that its money has not come. */
type MailedState = OrderMailState | 'unpaid';

/** What is picked up at a branch is handed to no carrier, and what a courier brings waits nowhere. */
function fitsHandOver(state: MailedState, shipperType: string): boolean {
  if (state === 'shipped') return shipperType !== 'PERSONAL';
  return state !== 'ready' || shipperType !== 'DELIVERY';
}

/** Tells the customer of a state that the order has reached. */
export async function enqueueStateMail(
  tx: Transaction,
  { id, email, shipperType }: Pick<OrderRow, 'id' | 'email' | 'shipperType'>,
  { state, at }: { state: MailedState; at: Date },
): Promise<void> {
  if (!fitsHandOver(state, shipperType)) return;
  const kind: StateMailKind = state === 'cancelled' ? 'cancelledUnpaid' : state;
  const subject = { subjectType: 'order', subjectId: id };
  await tx.insert(outboxMail).values({ ...subject, kind, recipient: email, enqueuedAt: at, runAfter: at });
}
