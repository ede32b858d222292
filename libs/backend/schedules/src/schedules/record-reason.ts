import type { HttpErrorReason, Transaction } from '@vyloha/backend-kernel';
import { scheduleRun } from './tables';
import type { ScheduleRow } from './load-schedules';

/** Writes why the next day of a schedule has no order, in place of what was written about that day. */
export async function recordReason(
  tx: Transaction,
  { id: scheduleId, nextDay: day }: Pick<ScheduleRow, 'id' | 'nextDay'>,
  reason: HttpErrorReason,
  at: Date,
): Promise<void> {
  const outcome = { outcome: 'waiting' as const, reasons: [reason], at };
  await tx
    .insert(scheduleRun)
    .values({ scheduleId, day, ...outcome })
    .onConflictDoUpdate({ target: [scheduleRun.scheduleId, scheduleRun.day], set: outcome });
}
