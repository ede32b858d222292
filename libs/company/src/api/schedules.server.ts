import { type StoreClient, type StoreResponse, unwrapOrNull, unwrapPage } from '@vyloha/store-client';
import { scheduleResponse, schedulesResponse, type Schedule } from '../model/schedules/schedule';
import type { ScheduleBody } from '../model/schedules/schedule-fields';

const path = '/api/v1/user/schedules';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** One of the customer's schedules; `null` for anybody else's. */
export async function getSchedule(store: StoreClient, id: string): Promise<Schedule | null> {
  const response = await store.send({ method: 'GET', path: pathOf(id), schema: scheduleResponse });
  return unwrapOrNull(response);
}

export type ScheduleAnswer = Promise<StoreResponse<Schedule>>;

/** Repeats an order; the same attempt again is the same schedule. */
export function addSchedule(store: StoreClient, orderId: string, body: ScheduleBody, attempt: string): ScheduleAnswer {
  const whole = { order_id: orderId, ...body };
  return store.send({ method: 'POST', path, body: whole, schema: scheduleResponse, idempotencyKey: attempt });
}

type Change = Partial<ScheduleBody> & { status?: Schedule['status'] };

export function changeSchedule(store: StoreClient, id: string, change: Change): ScheduleAnswer {
  return store.send({ method: 'PATCH', path: pathOf(id), body: change, schema: scheduleResponse });
}

/** Leaves out a day, if it is the next one. */
export function skipScheduledDay(store: StoreClient, id: string, date: string): ScheduleAnswer {
  return store.send({ method: 'POST', path: `${pathOf(id)}/skip`, body: { date }, schema: scheduleResponse });
}

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
  const { items: schedules, total } = unwrapPage(response);
  return { schedules, total };
}
