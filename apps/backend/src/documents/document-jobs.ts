import * as v from 'valibot';
import type { Transaction } from '../database/database';
import { enqueueJobs } from '../jobs/enqueue-jobs';
import { orderStatuses, type OrderStatus } from '../orders/status/order-statuses';
import { hasDocuments, issueDocuments } from './issue-documents';

/** Call it in the transaction that brings an order to a state: its documents are issued right after it. */
export async function enqueueDocuments(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  if (hasDocuments(status)) await enqueueJobs(tx, 'documents', [`${orderId} ${status}`]);
}

/** Issues what a job asks for. */
export async function issueDocumentsOfJob(tx: Transaction, key: string, now: Date): Promise<void> {
  const [orderId = '', status] = key.split(' ');
  await issueDocuments(tx, orderId, v.parse(v.picklist(orderStatuses), status), now);
}
