import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { approvedResponse } from '../model/approvals/approval-response';

/** Places an order above a limit, if it still costs `total` main units. */
export function approveOrder(
  store: StoreClient,
  id: string,
  total: number,
): Promise<StoreResponse<{ orderCode: string }>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/approve`;
  return store.send({ method: 'POST', path, body: { total }, schema: approvedResponse });
}
