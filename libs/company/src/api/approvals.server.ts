import { type StoreClient, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import {
  approvalResponse,
  approvalsResponse,
  approvedResponse,
  type Approval,
  type ApprovalSummary,
} from '../model/approvals/approval-response';
import { emptyResponse } from '../model/empty-response';

/** Orders above a limit that the customer may see, the waiting ones first; `null` without a company. */
export async function listApprovals(store: StoreClient): Promise<readonly ApprovalSummary[] | null> {
  const path = '/api/v1/user/company/approvals';
  const response = await store.send({ method: 'GET', path, schema: approvalsResponse });
  return unwrapOrNull(response);
}

/** An order above a limit; `null` when the customer may not see it. */
export async function getApproval(store: StoreClient, id: string): Promise<Approval | null> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: approvalResponse });
  return unwrapOrNull(response);
}

/** Places an order above a limit, if it still costs `total` main units. */
export function approveOrder(
  store: StoreClient,
  id: string,
  total: number,
): Promise<StoreResponse<{ orderCode: string }>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/approve`;
  return store.send({ method: 'POST', path, body: { total }, schema: approvedResponse });
}

/** Rejects an order above a limit, with a reason for its buyer. */
export function rejectOrder(store: StoreClient, id: string, reason: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/reject`;
  return store.send({ method: 'POST', path, body: { reason }, schema: emptyResponse });
}

/** The buyer withdraws their own order that waits for approval. */
export function cancelApproval(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/cancel`;
  return store.send({ method: 'POST', path, body: {}, schema: emptyResponse });
}
