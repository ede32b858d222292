import { type StoreClient, unwrap } from '@vyloha/store-client';
import { approvalsResponse, type ApprovalSummary } from '../model/approvals/approval-response';

const notFound = 404;

/** Orders above a limit that the customer may see, the waiting ones first; `null` without a company. */
export async function listApprovals(store: StoreClient): Promise<readonly ApprovalSummary[] | null> {
  const path = '/api/v1/user/company/approvals';
  const response = await store.send({ method: 'GET', path, schema: approvalsResponse });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
