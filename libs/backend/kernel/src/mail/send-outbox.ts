import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import type { Services } from '../server/services';
import type { MailDeclaration } from './mail-declaration';
import { claimMail, postponeMail, removeMail, type ComposedMail, type OutboxMail } from './outbox';
import { sendMail } from './send-mail';
import { isMailRefused, isSurelyNotSent, toLoggedFailure } from './smtp-failure';

interface SendingContext {
  /** Of all modules. */
  mails: readonly MailDeclaration[];
  services: Services;
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'orderMailsOff'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** Checked before each mail; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
}

/** @throws when no module knows its kind, as of a later version: it waits for one that does */
async function compose(context: SendingContext, claimed: OutboxMail): Promise<ComposedMail | null> {
  const declaration = context.mails.find(({ kinds }) => kinds.includes(claimed.kind));
  if (declaration === undefined) throw new Error(`no module sends mails of kind ${claimed.kind}`);
  return declaration.compose(context, claimed);
}

async function handOver(context: SendingContext, composed: ComposedMail): Promise<void> {
  try {
    await sendMail(context.settings, composed.sender, composed.mail);
  } catch (error) {
    if (isSurelyNotSent(error)) await composed.forgetSecret?.();
    throw error;
  }
}

/** @returns whether other mails have a chance: not when the mail server cannot be reached */
async function tryMail(context: SendingContext, claimed: OutboxMail): Promise<boolean> {
  const { db, log, now } = context;
  const postpone = async (reason: 'refused' | 'uncomposed' | 'unreachable', error: unknown) => {
    await postponeMail(db, claimed, { reason, error, now: now() });
    const { id: mail, attempts } = claimed;
    log.error({ ...toLoggedFailure(error), mail, attempts }, 'mail of the outbox was not sent');
    return reason !== 'unreachable';
  };
  let composed: ComposedMail | null;
  try {
    composed = await compose(context, claimed);
  } catch (error) {
    return postpone('uncomposed', error);
  }
  try {
    if (composed !== null) await handOver(context, composed);
  } catch (error) {
    return postpone(isMailRefused(error) ? 'refused' : 'unreachable', error);
  }
  await removeMail(db, claimed);
  return true;
}

/**
 * Sends the mails of the outbox that are due. Each is sent once, except where the process ends, or the answer of the mail
 * server is lost, between handing it over and removing it: then it is sent again, for none may be lost.
 */
export async function sendOutbox(context: SendingContext): Promise<void> {
  const { db, now, canContinue = () => true } = context;
  while (await canContinue()) {
    const claimed = await claimMail(db, now());
    if (claimed === null || !(await tryMail(context, claimed))) return;
  }
}
