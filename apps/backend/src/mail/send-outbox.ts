import type { FastifyBaseLogger } from 'fastify';
import { composeSecurityMail } from '../accounts/security-mails/compose-security-mail';
import type { Settings } from '../config/settings';
import { composeApprovalMail } from '../companies/approvals/compose-approval-mail';
import { composeInvitationMail } from '../companies/invitations/compose-invitation-mail';
import type { Database } from '../database/database';
import { composeClaimMail } from '../claims/mail/compose-claim-mail';
import { composeContactMail } from '../messages/mail/compose-contact-mail';
import { composeNewsletterMail } from '../newsletter/compose-newsletter-mail';
import { composeOrderMail } from '../orders/confirmation/compose-order-mail';
import { composeQuoteMail } from '../quotes/mail/compose-quote-mail';
import { composeQuestionMail } from '../reviews/questions/compose-question-mail';
import { composeScheduleMail } from '../schedules/compose-schedule-mail';
import { composeWithdrawalMail } from '../withdrawals/mail/compose-withdrawal-mail';
import { claimMail, postponeMail, removeMail, type ComposedMail, type OutboxMail } from './outbox';
import { sendMail } from './send-mail';
import { isMailRefused, isSurelyNotSent, toLoggedFailure } from './smtp-failure';

interface SendingContext {
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** Checked before each mail; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
}

/** Null when there is nothing to tell any more. */
function compose(context: SendingContext, claimed: OutboxMail): Promise<ComposedMail | null> {
  const { orderId, commentId, invitationId, approvalId, withdrawalId, claimId } = claimed;
  const { contactMessageId, quoteId, scheduleId, customerId } = claimed;
  if (approvalId !== null) return composeApprovalMail(context, { ...claimed, approvalId });
  if (invitationId !== null) return composeInvitationMail(context, { ...claimed, invitationId });
  if (orderId !== null) return composeOrderMail(context, { ...claimed, orderId });
  if (commentId !== null) return composeQuestionMail(context, { ...claimed, commentId });
  if (withdrawalId !== null) return composeWithdrawalMail(context, { ...claimed, withdrawalId });
  if (scheduleId !== null) return composeScheduleMail(context, { ...claimed, scheduleId });
  if (claimId !== null) return composeClaimMail(context, { ...claimed, claimId });
  if (contactMessageId !== null) return composeContactMail(context, { ...claimed, contactMessageId });
  if (quoteId !== null) return composeQuoteMail(context, { ...claimed, quoteId });
  if (customerId !== null) return composeSecurityMail(context, claimed);
  return composeNewsletterMail(context, claimed);
}

async function handOver(context: SendingContext, claimed: OutboxMail): Promise<void> {
  const composed = await compose(context, claimed);
  if (composed === null) return;
  try {
    await sendMail(context.settings, composed.sender, composed.mail);
  } catch (error) {
    if (isSurelyNotSent(error)) await composed.forgetSecret();
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
    log.error({ ...toLoggedFailure(error), mail, attempts }, 'mail of the outbox was not sent');
    return reason === 'refused';
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
