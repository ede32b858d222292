import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import type { WithdrawalRequest } from '../../model/withdrawal/withdrawal-form';
import { withdrawalResponse, type Withdrawal } from '../../model/withdrawal/withdrawal-order';

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
