import { type StoreClient, type StoreResponse, unwrapOrNull, unwrapPage } from '@vyloha/store-client';
import type { WithdrawalRequest } from '../model/withdrawal/withdrawal-form';
import {
  returnsResponse,
  type Withdrawal,
  type WithdrawalOrder,
  withdrawalAccessResponse,
  withdrawalOrderResponse,
  withdrawalResponse,
} from '../model/withdrawal/withdrawal-order';

/** A secret that opens an order for a withdrawal; without an e-mail only to the customer whose order it is. */
export function requestWithdrawalAccess(
  store: StoreClient,
  lookup: { code: string; email?: string },
): Promise<StoreResponse<{ token: string }>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/withdrawals/access',
    body: lookup,
    schema: withdrawalAccessResponse,
  });
}

/** What can be withdrawn from in the order that a secret opens; `null` when it opens none any more. */
export async function getWithdrawalOrder(store: StoreClient, token: string): Promise<WithdrawalOrder | null> {
  const path = `/api/v1/withdrawals/orders/${encodeURIComponent(token)}`;
  const response = await store.send({ method: 'GET', path, schema: withdrawalOrderResponse });
  return unwrapOrNull(response);
}

/** Withdraws from the order that a secret opens. The same attempt again is the same withdrawal. */
export function withdraw(
  store: StoreClient,
  token: string,
  { items, reason, bankAccount }: WithdrawalRequest,
  attempt: string,
): Promise<StoreResponse<Withdrawal>> {
  return store.send({
    method: 'POST',
    path: `/api/v1/withdrawals/orders/${encodeURIComponent(token)}`,
    body: { items, reason, bank_account: bankAccount },
    schema: withdrawalResponse,
    idempotencyKey: attempt,
  });
}

/** A page of the withdrawals from the customer's orders, newest first. */
export async function listReturns(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ returns: readonly Withdrawal[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/returns', query, schema: returnsResponse });
  const { items: returns, total } = unwrapPage(response);
  return { returns, total };
}
