import * as v from 'valibot';
import { type JobDefinition, type JobStep, type Transaction, removeJobs, takeJobs } from '@vyloha/backend-kernel';
import { orderStatuses } from '../orders/status/order-statuses';
import { issueDocuments } from './issue-documents';
import { enqueueIssuedMail } from './mail/enqueue-document-mail';

const reasons = v.picklist([...orderStatuses, 'returns']);

/** Issues what a job asks for, and sends it to the customer. */
async function issueDocumentsOfJob(tx: Transaction, key: string, now: Date): Promise<void> {
  const [orderId = '', reason] = key.split(' ');
  const issued = await issueDocuments(tx, orderId, v.parse(reasons, reason), now);
  for (const document of issued) await enqueueIssuedMail(tx, document, now);
}

/** One at a time: an order whose documents cannot be made must not hold up the others. */
const issueNextDocuments: JobStep = (db, _limit, onTaken, now) =>
  db.transaction(async (tx) => {
    const jobs = await takeJobs(tx, 'documents', 1);
    onTaken(jobs);
    for (const { key } of jobs) await issueDocumentsOfJob(tx, key, now);
    await removeJobs(tx, jobs);
    return jobs.length;
  });

/** Issue what an order gets by coming to a state, or by its returns; the key is its id, a space, and the state or `returns`. */
export const documentJob: JobDefinition = { kind: 'documents', urgency: 2, step: issueNextDocuments };

declare module '@vyloha/backend-kernel/job-kinds' {
  interface JobKinds {
    documents: true;
  }
}
