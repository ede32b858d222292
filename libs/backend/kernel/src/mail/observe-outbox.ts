import { sql } from 'drizzle-orm';
import { registerGauge } from '@vyloha/telemetry/server';
import type { Database } from '../database/database';
import { outboxMail } from './tables';

/** Counts mails waiting for their first attempt, and failed ones. */
async function countMails(db: Database): Promise<Record<'new' | 'failed', number>> {
  const [failed, all] = await Promise.all([
    db.$count(outboxMail, sql`${outboxMail.lastError} is not null`),
    db.$count(outboxMail),
  ]);
  return { new: all - failed, failed };
}

/** Exports the outbox as a metric; every backend of a shop reports the same numbers. */
export function observeOutbox(db: Database): void {
  registerGauge('vyloha_outbox_mails', 'Mails of orders that are not sent', () => countMails(db), 'state');
}
