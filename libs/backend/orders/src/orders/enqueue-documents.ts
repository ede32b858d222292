import { type Transaction, enqueueJobs } from '@vyloha/backend-kernel';
import type { OrderStatus } from './status/order-statuses';

/** Call it in the transaction that brings an order to a state: its documents, if there are any for it, are issued right after it. */
export async function enqueueDocuments(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  await enqueueJobs(tx, 'documents', [`${orderId} ${status}`]);
}

/** Call it in the transaction that accepts a withdrawal or refunds a claim. */
export async function enqueueCreditNotes(tx: Transaction, orderId: string): Promise<void> {
  await enqueueJobs(tx, 'documents', [`${orderId} returns`]);
}
