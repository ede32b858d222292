import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { type CustomerContext, type Queryable, type Transaction, groupBy, notFound } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule, scheduleRun } from './tables';

export type ScheduleRow = typeof orderSchedule.$inferSelect;

/** A schedule with the order that it repeats, and its last days. */
export interface StoredSchedule {
  schedule: ScheduleRow;
  order: typeof shopOrder.$inferSelect;
  runs: { run: typeof scheduleRun.$inferSelect; orderCode: string | null }[];
}

/** Whether an order can be repeated without its customer. */
export const isAutomatic = ({ paymentType }: Pick<typeof shopOrder.$inferSelect, 'paymentType'>): boolean =>
  paymentType !== 'ONLINE';

export async function loadRepeatedOrder(
  db: Queryable,
  { orderId }: Pick<ScheduleRow, 'orderId'>,
): Promise<typeof shopOrder.$inferSelect> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined) throw new Error(`the order ${orderId} is gone`);
  return order;
}

type Caller = Pick<CustomerContext, 'customerId'> & { db: Queryable };

interface Part {
  limit: number;
  offset: number;
}

const one: Part = { limit: 1, offset: 0 };
const maxRuns = 12;

const isOwn = ({ customerId }: Pick<Caller, 'customerId'>) => eq(orderSchedule.customerId, customerId);

/** The last days of schedules, newest first, by one statement for all of them. */
async function loadRuns(
  db: Queryable,
  ids: readonly string[],
  runLimit: number,
): Promise<Map<string, StoredSchedule['runs']>> {
  if (ids.length === 0) return new Map();
  const numbered = db
    .select({
      scheduleId: scheduleRun.scheduleId,
      day: scheduleRun.day,
      number:
        sql<number>`row_number() over (partition by ${scheduleRun.scheduleId} order by ${scheduleRun.day} desc)`.as(
          'number',
        ),
    })
    .from(scheduleRun)
    .where(inArray(scheduleRun.scheduleId, [...ids]))
    .as('numbered');
  const rows = await db
    .select({ run: scheduleRun, orderCode: shopOrder.code })
    .from(numbered)
    .innerJoin(scheduleRun, and(eq(scheduleRun.scheduleId, numbered.scheduleId), eq(scheduleRun.day, numbered.day)))
    .leftJoin(shopOrder, eq(shopOrder.id, scheduleRun.orderId))
    .where(lte(numbered.number, runLimit))
    .orderBy(desc(scheduleRun.day));
  return groupBy(rows, ({ run }) => run.scheduleId);
}

async function listStored(
  db: Queryable,
  condition: SQL | undefined,
  { limit, offset }: Part,
  runLimit = maxRuns,
): Promise<StoredSchedule[]> {
  const rows = await db
    .select({ schedule: orderSchedule, order: shopOrder })
    .from(orderSchedule)
    .innerJoin(shopOrder, eq(shopOrder.id, orderSchedule.orderId))
    .where(condition)
    .orderBy(
      asc(sql`array_position(array['active', 'paused', 'ended'], ${orderSchedule.status})`),
      asc(orderSchedule.nextDay),
      asc(orderSchedule.id),
    )
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ schedule }) => schedule.id);
  const runs = await loadRuns(db, ids, runLimit);
  return rows.map((row) => ({ ...row, runs: runs.get(row.schedule.id) ?? [] }));
}

/**
 * Those of the caller, the next one first; then paused and ended ones.
 * @param runLimit how many of the last days of each
 */
export function listOwnSchedules(caller: Caller, part: Part, runLimit = maxRuns): Promise<StoredSchedule[]> {
  return listStored(caller.db, isOwn(caller), part, runLimit);
}

export const countOwnSchedules = (caller: Caller): Promise<number> => caller.db.$count(orderSchedule, isOwn(caller));

/** @throws HttpError 404 for anybody else's */
export async function requireOwnSchedule(caller: Caller, id: string): Promise<StoredSchedule> {
  const [found] = await listStored(caller.db, and(isOwn(caller), eq(orderSchedule.id, id)), one);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Waits until none of a customer's schedules runs, and keeps them from running. Before anything else of theirs: an order
 * locks its schedule, then the credit of the company, then the account.
 */
export async function lockOwnSchedules(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: orderSchedule.id })
    .from(orderSchedule)
    .where(isOwn({ customerId }))
    .orderBy(asc(orderSchedule.id))
    .for('update');
}
