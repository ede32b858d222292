import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outboxMail } from './tables';
import type { Mail, MailSender } from './mail';

export type OutboxMail = typeof outboxMail.$inferSelect;

/** What is handed over for a row of the outbox. */
export interface ComposedMail {
  mail: Mail;
  sender: MailSender;
  /** Of a mail whose link has a secret: removes it, since nobody has it if the mail was not sent. */
  forgetSecret?: () => Promise<void>;
}

/**
 * Longer than a mail waits for its turn and a mail server can keep an attempt waiting, with a margin for clock differences: the
 * claim of a killed process ends by itself.
 */
const claimMs = 2 * 60 * 1000;
/** Until when a claimed mail may be begun. */
export const beginWithinMs = 30 * 1000;
const firstRetryMs = 10_000;
/** A server that is back gets what waits soon; a mail that it refused is hardly ever accepted later. */
const maxRetryMs = { unreachable: 5 * 60 * 1000, uncomposed: 5 * 60 * 1000, refused: 6 * 60 * 60 * 1000 };
/** As mail servers do. The row stays, for whoever runs the shop. */
const giveUpAfterMs = 5 * 24 * 60 * 60 * 1000;

/** Claims the mails that are due first; no other process takes them until the claim ends. @returns the oldest first */
export async function claimMails(db: Database, limit: number, now: Date): Promise<OutboxMail[]> {
  const oldest = new Date(now.getTime() - giveUpAfterMs);
  // Evaluated once: a sub-select may be evaluated for each row, and skips each time what it has locked before.
  const due = db.$with('due').as(
    db
      .select({ id: outboxMail.id })
      .from(outboxMail)
      .where(and(lte(outboxMail.runAfter, now), gt(outboxMail.enqueuedAt, oldest)))
      .orderBy(asc(outboxMail.runAfter), asc(outboxMail.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, runAfter: new Date(now.getTime() + claimMs) })
    .where(inArray(outboxMail.id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** Gives back what was claimed and not begun. */
export async function releaseMails(db: Database, mails: readonly OutboxMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const ids = mails.map(({ id }) => id);
  await db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} - 1`, runAfter: now })
    .where(inArray(outboxMail.id, ids));
}

export async function removeMail(db: Database, { id }: OutboxMail): Promise<void> {
  await db.delete(outboxMail).where(eq(outboxMail.id, id));
}

/** Postpones a mail with increasing delays. */
export async function postponeMail(
  db: Database,
  { id, attempts }: OutboxMail,
  { reason, error, now }: { reason: keyof typeof maxRetryMs; error: unknown; now: Date },
): Promise<void> {
  const delayMs = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs[reason]);
  await db
    .update(outboxMail)
    .set({
      runAfter: new Date(now.getTime() + delayMs),
      lastError: error instanceof Error ? error.message : String(error),
    })
    .where(eq(outboxMail.id, id));
}
