import { type StoreClient, unwrapPage } from '@vyloha/store-client';
import { creditMovementsResponse, type CreditMovement } from '../model/account-responses';

/** A page of the customer's credits history, newest first. */
export async function listCreditMovements(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ movements: readonly CreditMovement[]; total: number }> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/credits',
    query,
    schema: creditMovementsResponse,
  });
  const { items: movements, total } = unwrapPage(response);
  return { movements, total };
}
