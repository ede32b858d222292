import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orderSchedule, scheduleRun } from '../database/schema';
import { earliestDay } from './add-schedule';
import { enqueueScheduleMail } from './enqueue-schedule-mail';
import { nextOccurrence } from './schedule-days';

/** After so many, which takes some minutes, a day is given up. */
const maxFailures = 10;

/** Counts an unexpected failure of a schedule. A day that keeps failing is given up with a mail to the customer. */
export async function recordFailure(db: Database, scheduleId: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isFailed = eq(orderSchedule.id, scheduleId);
    const failures = sql`${orderSchedule.failures} + 1`;
    const [schedule] = await tx.update(orderSchedule).set({ failures }).where(isFailed).returning();
    if (schedule === undefined || schedule.failures < maxFailures) return;
    const outcome = { outcome: 'waiting' as const, reasons: [{ key: 'scheduleFailed' as const }], at };
    await tx
      .insert(scheduleRun)
      .values({ scheduleId, day: schedule.nextDay, ...outcome })
      .onConflictDoUpdate({ target: [scheduleRun.scheduleId, scheduleRun.day], set: outcome });
    const next = nextOccurrence(schedule, earliestDay(at));
    await tx
      .update(orderSchedule)
      .set({ ...next, failures: 0 })
      .where(isFailed);
    await enqueueScheduleMail(tx, schedule, 'scheduleWaiting', at);
  });
}
