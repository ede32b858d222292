import { randomUUID } from 'node:crypto';
import { toMinor } from '@vyloha/money';
import { and, eq } from 'drizzle-orm';
import { addDays } from '@vyloha/contract';
import { type CustomerContext, HttpError, enforceRateLimits, hashToken, notFound } from '@vyloha/backend-kernel';
import { findMembership } from '@vyloha/backend-accounts';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule } from './tables';
import { storeTermsInForce } from '@vyloha/backend-orders';
import { scheduleLimits } from './limits';
import { type Day, wallClock } from '@vyloha/backend-shop';
import { assertLines } from './assert-lines';
import { requireCompany } from './company-of-schedule';
import { requireOwnSchedule, type StoredSchedule } from './load-schedules';
import { requireScheduling } from './require-scheduling';
import { reminderDays } from './schedule-days';
import type { ScheduleInput } from './schedule-schema';

const maxDaysAhead = 366;
/** Of one customer that have not ended. */
const maxSchedules = 50;

/** The soonest day that can be ordered on, so that a mail comes before it. */
export const earliestDay = (now: Date): Day => addDays(wallClock(now).day, reminderDays);

/** @throws HttpError 422 for a day that is too soon or too far */
export function assertDay(day: Day, now: Date): void {
  if (day >= earliestDay(now) && day <= addDays(wallClock(now).day, maxDaysAhead)) return;
  throw new HttpError(422, [{ key: 'scheduleDay', field: 'next_date', code: 'schedule_day' }]);
}

/**
 * Repeats one of the customer's orders. The same attempt again, also at once, is the same schedule.
 * @throws HttpError 400 without a key, 403 for a consumer where businesses alone may, 404, 409 for an order of a company that they buy for no more, 422, 429
 */
export async function addSchedule(ctx: CustomerContext, input: ScheduleInput): Promise<StoredSchedule> {
  const { db, idempotencyKey, locale, now } = ctx;
  const customerId = ctx.customerId;
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  await enforceRateLimits(ctx, scheduleLimits.schedule, { account: customerId });
  await requireScheduling(ctx);
  const attemptHash = hashToken(idempotencyKey);
  return db.transaction(async (tx) => {
    const isOwn = and(eq(shopOrder.id, input.order_id), eq(shopOrder.customerId, customerId));
    const [order] = await tx.select().from(shopOrder).where(isOwn).for('update');
    if (order === undefined) throw notFound();
    const isOwnSchedule = eq(orderSchedule.customerId, customerId);
    const own = await tx.select().from(orderSchedule).where(isOwnSchedule);
    const earlier = own.find((schedule) => schedule.attemptHash === attemptHash);
    if (earlier !== undefined) return requireOwnSchedule({ db: tx, customerId }, earlier.id);
    if (own.filter(({ status }) => status !== 'ended').length >= maxSchedules)
      throw new HttpError(422, [{ key: 'scheduleTooMany', values: { limit: maxSchedules }, code: 'schedules' }]);
    assertDay(input.next_date, now());
    await assertLines({ ...ctx, db: tx }, order, input.lines);
    const id = `sc-${randomUUID()}`;
    const companyId = requireCompany({ order: order.companyId }, await findMembership(tx, customerId));
    await tx.insert(orderSchedule).values({
      id,
      customerId,
      companyId,
      attemptHash,
      locale,
      orderId: order.id,
      createdAt: now(),
      intervalCount: input.interval.count,
      intervalUnit: input.interval.unit,
      anchorDay: input.next_date,
      nextDay: input.next_date,
      lines: input.lines,
      maxTotalMinor: toMinor(input.max_total),
      termsId: await storeTermsInForce({ ...ctx, db: tx }),
    });
    return requireOwnSchedule({ db: tx, customerId }, id);
  });
}
