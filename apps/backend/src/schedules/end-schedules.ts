import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { companyMember, orderSchedule, scheduleRun, shopOrder } from '../database/schema';
import { enqueueScheduleMail } from './enqueue-schedule-mail';

/** In the name of a company that its customer buys for no more, however that came about. */
const isOfFormerMember = sql`coalesce(${orderSchedule.companyId}, ${shopOrder.companyId}) is not null and not exists (
  select from ${companyMember} where ${companyMember.customerId} = ${orderSchedule.customerId}
    and ${companyMember.companyId} = coalesce(${orderSchedule.companyId}, ${shopOrder.companyId}))`;

/**
 * Ends schedules, also paused ones, in the name of companies that their customers have left; each of them gets a mail.
 * @returns how many
 */
export async function endSchedulesOfFormerMembers(db: Database, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .select({ schedule: orderSchedule })
      .from(orderSchedule)
      .innerJoin(shopOrder, eq(shopOrder.id, orderSchedule.orderId))
      .where(and(ne(orderSchedule.status, 'ended'), isOfFormerMember))
      .for('update', { of: orderSchedule, skipLocked: true });
    for (const { schedule } of ended) {
      const outcome = { outcome: 'waiting' as const, reasons: [{ key: 'scheduleCompany' as const }], at };
      await tx
        .insert(scheduleRun)
        .values({ scheduleId: schedule.id, day: schedule.nextDay, ...outcome })
        .onConflictDoUpdate({ target: [scheduleRun.scheduleId, scheduleRun.day], set: outcome });
      await tx.update(orderSchedule).set({ status: 'ended' }).where(eq(orderSchedule.id, schedule.id));
      await enqueueScheduleMail(tx, schedule, 'scheduleEnded', at);
    }
    return ended.length;
  });
}
