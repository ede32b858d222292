import { and, asc, eq, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { addDays } from '@vyloha/contract';
import { formatPrice } from '../cart/format-price';
import { isAboveLimit } from '../companies/approvals/hold-order';
import type { Database, Transaction } from '../database/database';
import { customer, orderSchedule, outboxMail, scheduleRun } from '../database/schema';
import { countOrder } from '../orders/count-order';
import type { WireOrder } from '../orders/order-schema';
import { draftOrder, placeOpenCart } from '../orders/place-order';
import { HttpError, type HttpErrorReason } from '../server/http-error';
import { wallClock } from '../shop/calendar';
import { earliestDay } from './add-schedule';
import type { ScheduleRow } from './load-schedules';
import { nextOccurrence, reminderDays } from './schedule-days';
import { loadScheduledPlacement, type ScheduleEnvironment } from './scheduled-placement';

export type ScheduleMailKind = 'scheduleReminder' | 'scheduleWaiting';

async function enqueueMail(tx: Transaction, { id, customerId }: ScheduleRow, kind: ScheduleMailKind, at: Date) {
  const [owner] = await tx.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
  if (owner === undefined) return;
  await tx.insert(outboxMail).values({ kind, scheduleId: id, recipient: owner.email, enqueuedAt: at, runAfter: at });
}

/** What makes an order need its customer although it could be placed; null when nothing does. */
function consentProblem(
  { maxTotalMinor, locale }: ScheduleRow,
  { rows: { order }, isForApproval }: { rows: Awaited<ReturnType<typeof draftOrder>>['rows']; isForApproval: boolean },
): HttpErrorReason | null {
  if (order.paymentType === 'ONLINE') return { key: 'scheduleOnline' };
  if (isForApproval) return { key: 'scheduleApproval' };
  if (order.totalMinor <= maxTotalMinor) return null;
  const price = (minor: number) => formatPrice(minor, { currency: order.currency, locale });
  return { key: 'scheduleDearer', values: { total: price(order.totalMinor), max: price(maxTotalMinor) } };
}

/** Places the order as every other one, within a savepoint: what cannot be placed takes nothing. */
async function tryOrder(
  tx: Transaction,
  environment: ScheduleEnvironment,
  schedule: ScheduleRow,
): Promise<{ order: WireOrder; reasons: [] } | { order: null; reasons: readonly HttpErrorReason[] }> {
  try {
    return await tx.transaction(async (inner) => {
      const placement = await loadScheduledPlacement(inner, environment, schedule);
      const { rows } = await draftOrder(placement);
      const isForApproval = placement.membership !== null && isAboveLimit(placement.membership, rows);
      const problem = consentProblem(schedule, { rows, isForApproval });
      if (problem !== null) throw new HttpError(409, [problem]);
      const placed = await placeOpenCart({ ...placement, expectedTotalMinor: rows.order.totalMinor });
      if (placed.kind === 'held') throw new HttpError(409, [{ key: 'scheduleApproval' }]);
      return { order: placed.order, reasons: [] as [] };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const reasons = error.reasons.map(({ key, values }) => ({ key, ...(values && { values }) }));
    return { order: null, reasons };
  }
}

/** Orders on the day that is due, or writes to the customer why not. One row for each day: no day is ordered twice. */
async function runDay(
  tx: Transaction,
  environment: ScheduleEnvironment,
  schedule: ScheduleRow,
): Promise<WireOrder | null> {
  const at = environment.now();
  const { id: scheduleId, nextDay: day } = schedule;
  await tx
    .update(orderSchedule)
    .set(nextOccurrence(schedule, earliestDay(at)))
    .where(eq(orderSchedule.id, scheduleId));
  const begun = await tx
    .insert(scheduleRun)
    .values({ scheduleId, day, outcome: 'waiting', reasons: [], at })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) return null;
  const { order, reasons } = await tryOrder(tx, environment, schedule);
  const outcome = order === null ? ('waiting' as const) : ('ordered' as const);
  await tx
    .update(scheduleRun)
    .set({ outcome, orderId: order?.id ?? null, reasons: [...reasons] })
    .where(and(eq(scheduleRun.scheduleId, scheduleId), eq(scheduleRun.day, day)));
  if (order === null) await enqueueMail(tx, schedule, 'scheduleWaiting', at);
  return order;
}

/**
 * Writes to the customer before their day, and orders on it. A day that nobody was told of in time, because no backend
 * ran, is moved: nothing is ordered without the mail before it.
 */
async function runSchedule(
  tx: Transaction,
  environment: ScheduleEnvironment,
  schedule: ScheduleRow,
): Promise<WireOrder | null> {
  const at = environment.now();
  const { nextDay, remindedDay } = schedule;
  if (remindedDay === nextDay) return runDay(tx, environment, schedule);
  const day = nextDay <= wallClock(at).day ? earliestDay(at) : nextDay;
  await tx.update(orderSchedule).set({ nextDay: day, remindedDay: day }).where(eq(orderSchedule.id, schedule.id));
  await enqueueMail(tx, schedule, 'scheduleReminder', at);
  return null;
}

/** Locks the next schedule that has something to do; others at work leave it alone. */
async function lockNext(tx: Transaction, now: Date, except: readonly string[]): Promise<ScheduleRow | undefined> {
  const today = wallClock(now).day;
  const isUnannounced = or(isNull(orderSchedule.remindedDay), ne(orderSchedule.remindedDay, orderSchedule.nextDay));
  const isDue = or(
    lte(orderSchedule.nextDay, today),
    and(lte(orderSchedule.nextDay, addDays(today, reminderDays)), isUnannounced),
  );
  const [next] = await tx
    .select()
    .from(orderSchedule)
    .where(
      and(
        eq(orderSchedule.status, 'active'),
        isDue,
        except.length === 0 ? undefined : notInArray(orderSchedule.id, [...except]),
      ),
    )
    .orderBy(asc(orderSchedule.nextDay), asc(orderSchedule.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return next;
}

interface RunOptions extends ScheduleEnvironment {
  db: Database;
  /** Checked before each schedule; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
  /** Call it when there are new mails and jobs. */
  onOrdered?: () => void;
}

/**
 * Does what is due of all schedules, each in a transaction of its own that locks it: two backends at once order a day
 * once. What fails is logged, left as it was for the next time, and does not hold up the others.
 */
export async function runSchedules({ db, canContinue = () => true, onOrdered, ...environment }: RunOptions) {
  const failed: string[] = [];
  while (await canContinue()) {
    let running: string | null = null;
    try {
      const order = await db.transaction(async (tx) => {
        const schedule = await lockNext(tx, environment.now(), failed);
        running = schedule?.id ?? null;
        return schedule === undefined ? null : runSchedule(tx, environment, schedule);
      });
      if (running === null) break;
      if (order !== null) countOrder(order);
      onOrdered?.();
    } catch (error) {
      if (running === null) throw error;
      failed.push(running);
      environment.log.error({ err: error, schedule: running }, 'a scheduled order failed, it is tried again');
    }
  }
}
