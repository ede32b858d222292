import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
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

/** Longer than a mail server can keep an attempt waiting: the claim of a killed process ends by itself. */
const claimMs = 60 * 1000;
const firstRetryMs = 10_000;
/** A server that is back gets what waits soon; a mail that it refused is hardly ever accepted later. */
const maxRetryMs = { unreachable: 5 * 60 * 1000, uncomposed: 5 * 60 * 1000, refused: 6 * 60 * 60 * 1000 };
/** As mail servers do. The row stays, for whoever runs the shop. */
const giveUpAfterMs = 5 * 24 * 60 * 60 * 1000;

/** Claims the mail that is due first; no other process takes it until the claim ends. */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | null> {
  const oldest = new Date(now.getTime() - giveUpAfterMs);
  const due = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(lte(outboxMail.runAfter, now), gt(outboxMail.enqueuedAt, oldest)))
    .orderBy(asc(outboxMail.runAfter), asc(outboxMail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, runAfter: new Date(now.getTime() + claimMs) })
    .where(eq(outboxMail.id, due))
    .returning();
  return claimed ?? null;
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
