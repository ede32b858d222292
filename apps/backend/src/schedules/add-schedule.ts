import { randomUUID } from 'node:crypto';
import { toMinor } from '@vyloha/money';
import { and, eq } from 'drizzle-orm';
import { addDays } from '@vyloha/contract';
import { hashToken } from '../accounts/tokens';
import { findMembership } from '../companies/permissions/require-permission';
import type { Queryable } from '../database/database';
import { orderItem, orderSchedule, shopOrder } from '../database/schema';
import { storeTermsInForce } from '../orders/terms/store-terms';
import { HttpError, notFound } from '../server/http-error';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import type { RequestContext } from '../server/routes/request-context';
import { wallClock, type Day } from '../shop/calendar';
import { requireOwnSchedule, type StoredSchedule } from './load-schedules';
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

/** @throws HttpError 422 for a line that the order has not, or that cost no money */
export async function assertLines(db: Queryable, orderId: string, lines: ScheduleInput['lines']): Promise<void> {
  const items = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const ids = new Set(items.flatMap(({ id, type, totalMinor }) => (type === 'product' && totalMinor > 0 ? [id] : [])));
  const isTwice = new Set(lines.map(({ id }) => id)).size < lines.length;
  if (!isTwice && lines.every(({ id }) => ids.has(id))) return;
  throw new HttpError(422, [{ key: 'scheduleLines', field: 'lines', code: 'schedule_lines' }]);
}

/**
 * Repeats one of the customer's orders. The same attempt again, also at once, is the same schedule.
 * @throws HttpError 400 without a key, 404, 422, 429
 */
export async function addSchedule(ctx: RequestContext, input: ScheduleInput): Promise<StoredSchedule> {
  const { db, idempotencyKey, locale, now } = ctx;
  const customerId = ctx.customerId ?? '';
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  await enforceRateLimits(ctx, 'schedule', { account: customerId });
  const attemptHash = hashToken(idempotencyKey);
  return db.transaction(async (tx) => {
    const isOwn = and(eq(shopOrder.id, input.order_id), eq(shopOrder.customerId, customerId));
    const [order] = await tx.select({ id: shopOrder.id }).from(shopOrder).where(isOwn).for('update');
    if (order === undefined) throw notFound();
    const isOwnSchedule = eq(orderSchedule.customerId, customerId);
    const own = await tx.select().from(orderSchedule).where(isOwnSchedule);
    const earlier = own.find((schedule) => schedule.attemptHash === attemptHash);
    if (earlier !== undefined) return requireOwnSchedule({ db: tx, customerId }, earlier.id);
    if (own.filter(({ status }) => status !== 'ended').length >= maxSchedules)
      throw new HttpError(422, [{ key: 'scheduleTooMany', values: { limit: maxSchedules }, code: 'schedules' }]);
    assertDay(input.next_date, now());
    await assertLines(tx, order.id, input.lines);
    const id = `sc-${randomUUID()}`;
    const membership = await findMembership(tx, customerId);
    await tx.insert(orderSchedule).values({
      ...{ id, customerId, attemptHash, locale, orderId: order.id, createdAt: now() },
      companyId: membership?.company.id ?? null,
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
