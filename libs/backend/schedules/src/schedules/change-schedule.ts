import { toMinor } from '@vyloha/money';
import { and, eq } from 'drizzle-orm';
import { addDays } from '@vyloha/contract';
import { findMembership } from '@vyloha/backend-accounts';
import { type CustomerContext, HttpError, type Transaction, notFound } from '@vyloha/backend-kernel';
import { orderSchedule, scheduleRun } from './tables';
import { storeTermsInForce } from '@vyloha/backend-orders';
import { assertDay, earliestDay } from './add-schedule';
import { assertLines } from './assert-lines';
import { requireCompany } from './company-of-schedule';
import { loadRepeatedOrder, requireOwnSchedule, type ScheduleRow, type StoredSchedule } from './load-schedules';
import { requireScheduling } from './require-scheduling';
import { nextOccurrence } from './schedule-days';
import type { ScheduleChange } from './schedule-schema';

/** The caller's schedule, which nobody else changes or runs until the transaction ends. @throws HttpError 404, 409 */
async function lockSchedule(tx: Transaction, customerId: string, id: string): Promise<ScheduleRow> {
  const isOwn = and(eq(orderSchedule.id, id), eq(orderSchedule.customerId, customerId));
  const [schedule] = await tx.select().from(orderSchedule).where(isOwn).for('update');
  if (schedule === undefined) throw notFound();
  if (schedule.status === 'ended') throw new HttpError(409, [{ key: 'scheduleEnded', code: 'schedule_ended' }]);
  return schedule;
}

/** A schedule that is resumed after its day has passed goes on with the next one that a mail can come before. */
function resumed(schedule: ScheduleRow, now: Date): Partial<ScheduleRow> {
  const earliest = earliestDay(now);
  return schedule.nextDay >= earliest ? {} : nextOccurrence(schedule, earliest);
}

/**
 * Changes a schedule. Whoever changes what is ordered, when or for how much agrees to the terms in force.
 * @throws HttpError 403 for a consumer where businesses alone may, 404 for anybody else's, 409 when it has ended or its customer has left its company, 422
 */
export async function changeSchedule(
  ctx: CustomerContext,
  id: string,
  change: ScheduleChange,
): Promise<StoredSchedule> {
  const { db, customerId, now } = ctx;
  const { interval, next_date: nextDate, lines, max_total: maxTotal, status } = change;
  return db.transaction(async (tx) => {
    const schedule = await lockSchedule(tx, customerId, id);
    const order = await loadRepeatedOrder(tx, schedule);
    const nextDay = nextDate ?? schedule.nextDay;
    if (nextDate !== undefined && nextDate !== schedule.nextDay) assertDay(nextDate, now());
    if (lines !== undefined) await assertLines({ ...ctx, db: tx }, order, lines);
    const hasNewRhythm = interval !== undefined || nextDate !== undefined;
    const isAgreed = hasNewRhythm || lines !== undefined || maxTotal !== undefined;
    const goesOn = isAgreed || status === 'active';
    if (goesOn) await requireScheduling({ ...ctx, db: tx });
    const ordered = { order: order.companyId, schedule: schedule.companyId };
    const companyId = goesOn ? requireCompany(ordered, await findMembership(tx, customerId)) : null;
    const changed = {
      ...(interval && { intervalCount: interval.count, intervalUnit: interval.unit }),
      ...(hasNewRhythm && { anchorDay: nextDay, occurrence: 0, nextDay }),
      ...(lines && { lines }),
      ...(maxTotal !== undefined && { maxTotalMinor: toMinor(maxTotal) }),
      ...(isAgreed && { termsId: await storeTermsInForce({ ...ctx, db: tx }), companyId }),
    };
    if (nextDate !== undefined) {
      // A day that was skipped may be ordered after all.
      const isSkipped = and(
        eq(scheduleRun.scheduleId, id),
        eq(scheduleRun.day, nextDate),
        eq(scheduleRun.outcome, 'skipped'),
      );
      await tx.delete(scheduleRun).where(isSkipped);
    }
    const isResumed = status === 'active' && schedule.status === 'paused';
    const resuming = isResumed ? resumed({ ...schedule, ...changed }, now()) : {};
    await tx
      .update(orderSchedule)
      .set({ ...changed, ...resuming, status: status ?? schedule.status })
      .where(eq(orderSchedule.id, id));
    return requireOwnSchedule({ db: tx, customerId }, id);
  });
}

/**
 * Leaves out one day. A day that is not the next one any more changes nothing: the form was sent twice.
 * @throws HttpError 404 for anybody else's, 409 when it has ended
 */
export async function skipDay(ctx: CustomerContext, id: string, day: string): Promise<StoredSchedule> {
  const { db, customerId, now } = ctx;
  return db.transaction(async (tx) => {
    const schedule = await lockSchedule(tx, customerId, id);
    if (schedule.nextDay === day && schedule.status === 'active') {
      const skipped = { scheduleId: id, day, outcome: 'skipped' as const, reasons: [], at: now() };
      await tx.insert(scheduleRun).values(skipped).onConflictDoNothing();
      const earliest = [earliestDay(now()), addDays(day, 1)].sort().at(-1) ?? day;
      await tx.update(orderSchedule).set(nextOccurrence(schedule, earliest)).where(eq(orderSchedule.id, id));
    }
    return requireOwnSchedule({ db: tx, customerId }, id);
  });
}
