import { type StoreClient, unwrap } from '@vyloha/store-client';
import { approvalResponse, type Approval } from '../model/approvals/approval-response';

const notFound = 404;

/** An order above a limit; `null` when the customer may not see it. */
export async function getApproval(store: StoreClient, id: string): Promise<Approval | null> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: approvalResponse });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
