import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import type { Services } from '../server/services';
import type { MailDeclaration } from './mail-declaration';
import {
  beginWithinMs,
  claimMails,
  postponeMail,
  releaseMails,
  removeMail,
  type ComposedMail,
  type OutboxMail,
} from './outbox';
import { openMailer, type Mailer } from './send-mail';
import { isMailRefused, isSurelyNotSent, toLoggedFailure } from './smtp-failure';

/** How many mails a backend sends at a time, each on a connection: few enough for every mail server. */
const maxSenders = 5;
/** Spares statements, and leaves others enough. */
const claimedAtOnce = 4 * maxSenders;

interface SendingContext {
  /** Of all modules. */
  mails: readonly MailDeclaration[];
  services: Services;
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'orderMailsOff'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** Checked between mails; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
}

/** @throws when no module knows its kind, as of a later version: it waits for one that does */
async function compose(context: SendingContext, claimed: OutboxMail): Promise<ComposedMail | null> {
  const declaration = context.mails.find(({ kinds }) => kinds.includes(claimed.kind));
  if (declaration === undefined) throw new Error(`no module sends mails of kind ${claimed.kind}`);
  return declaration.compose(context, claimed);
}

async function handOver(mailer: Mailer, composed: ComposedMail): Promise<void> {
  try {
    await mailer.send(composed.sender, composed.mail);
  } catch (error) {
    if (isSurelyNotSent(error)) await composed.forgetSecret?.();
    throw error;
  }
}

/** @returns whether other mails have a chance: not when the mail server cannot be reached */
async function tryMail(context: SendingContext, mailer: Mailer, claimed: OutboxMail): Promise<boolean> {
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
    if (composed !== null) await handOver(mailer, composed);
  } catch (error) {
    return postpone(isMailRefused(error) ? 'refused' : 'unreachable', error);
  }
  await removeMail(db, claimed);
  return true;
}

/**
 * Sends some mails, several at a time. @returns whether to go on: not when the mail server cannot be reached, nor when this
 * process stops. What was not begun by then is left to others at once.
 */
async function sendClaimed(context: SendingContext, mailer: Mailer, claimed: readonly OutboxMail[]): Promise<boolean> {
  const { db, settings, now, canContinue = () => true } = context;
  const waiting = [...claimed];
  const beginUntil = performance.now() + beginWithinMs;
  let goesOn = true;
  const sendInTurn = async () => {
    while (goesOn && performance.now() < beginUntil) {
      const mail = waiting.shift();
      if (mail === undefined) return;
      goesOn = (await tryMail(context, mailer, mail)) && (await canContinue()) && goesOn;
    }
  };
  // Files are named by their time.
  const senders = await Promise.allSettled(
    Array.from({ length: settings.smtpUrl === null ? 1 : maxSenders }, sendInTurn),
  );
  for (const sender of senders) if (sender.status === 'rejected') throw sender.reason;
  await releaseMails(db, waiting, now());
  return goesOn;
}

/**
 * Sends the mails of the outbox that are due; other processes may do so at the same time, each takes what no other has claimed.
 * Each is sent once, except where the process ends, or the answer of the mail server is lost, between handing it over and
 * removing it: then it is sent again, for none may be lost.
 */
export async function sendOutbox(context: SendingContext): Promise<void> {
  const { db, settings, now, canContinue = () => true } = context;
  const mailer = openMailer(settings, maxSenders);
  try {
    while (await canContinue()) {
      const claimed = await claimMails(db, claimedAtOnce, now());
      if (claimed.length === 0 || !(await sendClaimed(context, mailer, claimed))) return;
    }
  } finally {
    mailer.close();
  }
}
