import * as v from 'valibot';
import type { Transaction } from '../database/database';
import { enqueueJobs } from '../jobs/enqueue-jobs';
import type { JobDefinition, JobStep } from '../jobs/job-definition';
import { removeJobs, takeJobs } from '../jobs/take-jobs';
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
async function issueDocumentsOfJob(tx: Transaction, key: string, now: Date): Promise<void> {
  const [orderId = '', reason] = key.split(' ');
  await issueDocuments(tx, orderId, v.parse(reasons, reason), now);
}

/** One at a time: an order whose documents cannot be made must not hold up the others. */
const issueNextDocuments: JobStep = (db, _limit, onTaken) =>
  db.transaction(async (tx) => {
    const jobs = await takeJobs(tx, 'documents', 1);
    onTaken(jobs);
    for (const { key } of jobs) await issueDocumentsOfJob(tx, key, new Date());
    await removeJobs(tx, jobs);
    return jobs.length;
  });

/** Issue what an order gets by coming to a state, or by its returns; the key is its id, a space, and the state or `returns`. */
export const documentJob: JobDefinition = { kind: 'documents', urgency: 2, step: issueNextDocuments };
