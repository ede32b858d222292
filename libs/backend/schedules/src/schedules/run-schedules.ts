import { and, asc, eq, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { addDays } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { type Database, HttpError, type HttpErrorReason, type Transaction } from '@vyloha/backend-kernel';
import { type HoldingLimit, findHoldingLimit } from '@vyloha/backend-companies';
import { orderSchedule, scheduleRun } from './tables';
import { type WireOrder, countOrder, draftOrder, placeOpenCart, placingSteps } from '@vyloha/backend-orders';
import { type ShopSettings, formatPrice, wallClock } from '@vyloha/backend-shop';
import { earliestDay } from './add-schedule';
import { endSchedules } from './end-schedules';
import { enqueueScheduleMail } from './enqueue-schedule-mail';
import type { ScheduleRow } from './load-schedules';
import { recordFailure } from './record-failure';
import { nextOccurrence, reminderDays } from './schedule-days';
import { loadScheduledPlacement, type ScheduleEnvironment } from './scheduled-placement';

/** What makes an order need its customer although it could be placed; null when nothing does. */
function consentProblem(
  { maxTotalMinor }: ScheduleRow,
  { order, heldBy }: { order: Awaited<ReturnType<typeof draftOrder>>['rows']['order']; heldBy: HoldingLimit | null },
  settings: ShopSettings,
): HttpErrorReason | null {
  if (heldBy !== null) return { key: heldBy === 'monthlyLimit' ? 'scheduleMonthlyLimit' : 'scheduleApproval' };
  if (order.totalMinor <= maxTotalMinor) return null;
  const price = (minor: number) => formatPrice(minor, order.currency, settings);
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
      const { order } = (await draftOrder(placement, placingSteps.of(environment))).rows;
      const { membership, settings } = placement;
      const heldBy = membership === null ? null : await findHoldingLimit(inner, membership, order);
      const problem = consentProblem(schedule, { order, heldBy }, settings);
      if (problem !== null) throw new HttpError(409, [problem]);
      const placed = await placeOpenCart(
        { ...placement, expected: { totalWithTax: fromMinor(order.totalMinor) } },
        placingSteps.of(environment),
      );
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
    .set({ ...nextOccurrence(schedule, earliestDay(at)), failures: 0 })
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
  if (order === null) await enqueueScheduleMail(tx, schedule, 'scheduleWaiting', at);
  return order;
}

/**
 * Writes to the customer before their day, and orders on it. A day that came too soon after the mail, or has passed,
 * because no backend ran, is moved and announced anew: nothing is ordered on a day that no mail named in time.
 */
async function runSchedule(
  tx: Transaction,
  environment: ScheduleEnvironment,
  schedule: ScheduleRow,
): Promise<WireOrder | null> {
  const at = environment.now();
  const { nextDay, remindedDay } = schedule;
  const isAnnounced = remindedDay === nextDay;
  if (isAnnounced && nextDay === wallClock(at).day) return runDay(tx, environment, schedule);
  const earliest = earliestDay(at);
  const day = nextDay < earliest ? earliest : nextDay;
  await tx
    .update(orderSchedule)
    .set({ nextDay: day, remindedDay: day, failures: 0 })
    .where(eq(orderSchedule.id, schedule.id));
  await enqueueScheduleMail(tx, schedule, 'scheduleReminder', at);
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
 * once. What fails is logged, tried again the next time until it is given up, and does not hold up the others. Nothing is
 * done while the shop offers no schedules: whoever has one could not look at it.
 */
export async function runSchedules({ db, canContinue = () => true, onOrdered, ...environment }: RunOptions) {
  const failed: string[] = [];
  const { settings, log, now } = environment;
  if (settings.orderSchedulesFor === 'nobody' || !(await canContinue())) return;
  if ((await endSchedules(db, settings, now())) > 0) onOrdered?.();
  while (await canContinue()) {
    let running: string | null = null;
    try {
      const order = await db.transaction(async (tx) => {
        const schedule = await lockNext(tx, now(), failed);
        running = schedule?.id ?? null;
        return schedule === undefined ? null : runSchedule(tx, environment, schedule);
      });
      if (running === null) break;
      if (order !== null) countOrder(order);
      onOrdered?.();
    } catch (error) {
      if (running === null) throw error;
      failed.push(running);
      log.error({ err: error, schedule: running }, 'a scheduled order failed, it is tried again');
      await recordFailure(db, running, now()).catch((err: unknown) =>
        log.error({ err, schedule: running }, 'the failure of a scheduled order was not recorded'),
      );
    }
  }
}
