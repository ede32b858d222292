import * as v from 'valibot';
import type { Transaction } from '../database/database';
import { enqueueJobs } from '../jobs/enqueue-jobs';
import { orderStatuses, type OrderStatus } from '../orders/status/order-statuses';
import { hasDocuments, issueDocuments, type DocumentReason } from './issue-documents';

/** Call it in the transaction that brings an order to a state: its documents are issued right after it. */
export async function enqueueDocuments(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  if (hasDocuments(status)) await enqueueJobs(tx, 'documents', [`${orderId} ${status}`]);
}

/** Call it in the transaction that accepts a withdrawal or refunds a claim. */
export async function enqueueCreditNotes(tx: Transaction, orderId: string): Promise<void> {
  const reason: DocumentReason = 'returns';
  await enqueueJobs(tx, 'documents', [`${orderId} ${reason}`]);
}

const reasons = v.picklist([...orderStatuses, 'returns']);

/** Issues what a job asks for. */
export async function issueDocumentsOfJob(tx: Transaction, key: string, now: Date): Promise<void> {
  const [orderId = '', reason] = key.split(' ');
  await issueDocuments(tx, orderId, v.parse(reasons, reason), now);
}
