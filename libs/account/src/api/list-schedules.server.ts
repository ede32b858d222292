import { type StoreClient, StoreRefused } from '@vyloha/store-client';
import { parseOrderListMeta } from '../model/order-response';
import { schedulesResponse, type Schedule } from '../model/schedules/schedule';

/** A page of the orders that the customer has repeated, the active ones first. */
export async function listSchedules(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ schedules: readonly Schedule[]; total: number }> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/schedules',
    query,
    schema: schedulesResponse,
  });
  if (!response.ok) throw new StoreRefused(response);
  return { schedules: response.data, total: parseOrderListMeta(response.meta).total };
}
