import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, HttpErrorReason, Settings, Transaction } from '@vyloha/backend-kernel';
import { companyMember, customer } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule } from './tables';
import { enqueueScheduleMail } from './enqueue-schedule-mail';
import type { ScheduleRow } from './load-schedules';
import { recordReason } from './record-reason';

const orderedCompany = sql`coalesce(${orderSchedule.companyId}, ${shopOrder.companyId})`;
const isMember = sql`exists (select from ${companyMember} where ${companyMember.customerId} = ${orderSchedule.customerId})`;

/** In the name of a company that its customer buys for no more, however that came about. */
const isOfFormerMember = sql<boolean>`(${orderedCompany} is not null and not exists (select from ${companyMember}
  where ${companyMember.customerId} = ${orderSchedule.customerId} and ${companyMember.companyId} = ${orderedCompany}))`;

/** Of somebody who buys for no business. */
const isOfConsumer = sql`(not ${isMember} and exists (select from ${customer}
  where ${customer.id} = ${orderSchedule.customerId} and ${customer.business} is null))`;

async function end(tx: Transaction, schedule: ScheduleRow, reason: HttpErrorReason, at: Date): Promise<void> {
  await recordReason(tx, schedule, reason, at);
  await tx.update(orderSchedule).set({ status: 'ended' }).where(eq(orderSchedule.id, schedule.id));
  await enqueueScheduleMail(tx, schedule, 'scheduleEnded', at);
}

/**
 * Ends schedules, also paused ones, of customers who have left the company in whose name it is ordered, or who are no
 * business any more where businesses alone have schedules. Each of them gets a mail.
 * @returns how many
 */
export async function endSchedules(
  db: Database,
  { orderSchedulesFor }: Pick<Settings, 'orderSchedulesFor'>,
  at: Date,
): Promise<number> {
  const isOver = orderSchedulesFor === 'businesses' ? or(isOfFormerMember, isOfConsumer) : isOfFormerMember;
  return db.transaction(async (tx) => {
    const ended = await tx
      .select({ schedule: orderSchedule, hasLeft: isOfFormerMember })
      .from(orderSchedule)
      .innerJoin(shopOrder, eq(shopOrder.id, orderSchedule.orderId))
      .where(and(ne(orderSchedule.status, 'ended'), isOver))
      .for('update', { of: orderSchedule, skipLocked: true });
    for (const { schedule, hasLeft } of ended)
      await end(tx, schedule, { key: hasLeft ? 'scheduleCompany' : 'businessOnly' }, at);
    return ended.length;
  });
}
