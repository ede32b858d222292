import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';
import { orderToken } from '../../database/schema';
import { claimMail, postponeMail, removeMail, type OutboxMail } from '../../mail/outbox';
import { sendMail } from '../../mail/send-mail';
import { isMailRefused, isSurelyNotSent, toLoggedFailure } from '../../mail/smtp-failure';
import { composeOrderMail } from './compose-order-mail';

interface SendingContext {
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** Checked before each mail; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
}

/** Nobody has the link of a mail that was not sent. */
async function forgetToken(db: Database, tokenHash: string | null, error: unknown): Promise<void> {
  if (tokenHash !== null && isSurelyNotSent(error))
    await db.delete(orderToken).where(eq(orderToken.tokenHash, tokenHash));
}

async function handOver(context: SendingContext, claimed: OutboxMail): Promise<void> {
  const { db, settings } = context;
  const { mail, sender, tokenHash } = await composeOrderMail(context, claimed);
  try {
    await sendMail(settings, sender, mail);
  } catch (error) {
    await forgetToken(db, tokenHash, error);
    throw error;
  }
}

/** @returns whether other mails have a chance: not when the mail server cannot be reached */
async function tryMail(context: SendingContext, claimed: OutboxMail): Promise<boolean> {
  const { db, log, now } = context;
  try {
    await handOver(context, claimed);
  } catch (error) {
    const reason = isMailRefused(error) ? 'refused' : 'unreachable';
    await postponeMail(db, claimed, { reason, error, now: now() });
    const { id: mail, attempts } = claimed;
    log.error({ ...toLoggedFailure(error), mail, attempts }, 'mail of an order was not sent');
    return reason === 'refused';
  }
  await removeMail(db, claimed);
  return true;
}

/**
 * Sends the mails of orders that are due. Each is sent once, except where the process ends, or the answer of the mail
 * server is lost, between handing it over and removing it: then it is sent again, for none may be lost.
 */
export async function sendOrderMails(context: SendingContext): Promise<void> {
  const { db, now, canContinue = () => true } = context;
  while (await canContinue()) {
    const claimed = await claimMail(db, now());
    if (claimed === null || !(await tryMail(context, claimed))) return;
  }
}
