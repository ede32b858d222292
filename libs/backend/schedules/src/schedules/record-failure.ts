import { eq, sql } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { orderSchedule } from './tables';
import { earliestDay } from './add-schedule';
import { enqueueScheduleMail } from './enqueue-schedule-mail';
import { recordReason } from './record-reason';
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
    await recordReason(tx, schedule, { key: 'scheduleFailed' }, at);
    const next = nextOccurrence(schedule, earliestDay(at));
    await tx
      .update(orderSchedule)
      .set({ ...next, failures: 0 })
      .where(isFailed);
    await enqueueScheduleMail(tx, schedule, 'scheduleWaiting', at);
  });
}
