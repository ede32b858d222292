import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { orderSchedule, scheduleRun, shopOrder } from '../database/schema';
import { notFound } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';

export type ScheduleRow = typeof orderSchedule.$inferSelect;

/** A schedule with the order that it repeats, and its last days. */
export interface StoredSchedule {
  schedule: ScheduleRow;
  order: typeof shopOrder.$inferSelect;
  runs: { run: typeof scheduleRun.$inferSelect; orderCode: string | null }[];
}

type Caller = Pick<RequestContext, 'customerId'> & { db: Queryable };

const maxRuns = 12;

const isOwn = ({ customerId }: Pick<Caller, 'customerId'>) => eq(orderSchedule.customerId, customerId ?? '');

async function listStored(db: Queryable, condition: SQL | undefined, runLimit = maxRuns): Promise<StoredSchedule[]> {
  const rows = await db
    .select({ schedule: orderSchedule, order: shopOrder })
    .from(orderSchedule)
    .innerJoin(shopOrder, eq(shopOrder.id, orderSchedule.orderId))
    .where(condition)
    .orderBy(asc(orderSchedule.status), asc(orderSchedule.nextDay), asc(orderSchedule.id));
  const found: StoredSchedule[] = [];
  for (const row of rows) {
    const runs = await db
      .select({ run: scheduleRun, orderCode: shopOrder.code })
      .from(scheduleRun)
      .leftJoin(shopOrder, eq(shopOrder.id, scheduleRun.orderId))
      .where(eq(scheduleRun.scheduleId, row.schedule.id))
      .orderBy(desc(scheduleRun.day))
      .limit(runLimit);
    found.push({ ...row, runs });
  }
  return found;
}

/**
 * Those of the caller, the next one first; paused and ended ones last.
 * @param runLimit how many of the last days of each
 */
export function listOwnSchedules(caller: Caller, runLimit = maxRuns): Promise<StoredSchedule[]> {
  return listStored(caller.db, isOwn(caller), runLimit);
}

/** @throws HttpError 404 for anybody else's */
export async function requireOwnSchedule(caller: Caller, id: string): Promise<StoredSchedule> {
  const [found] = await listStored(caller.db, and(isOwn(caller), eq(orderSchedule.id, id)));
  if (found === undefined) throw notFound();
  return found;
}
