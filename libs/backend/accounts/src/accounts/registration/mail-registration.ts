import { paths } from '@vyloha/links';
import { sendLinkMail } from '../mailed-links/send-link-mail';
import type { RequestContext } from '@vyloha/backend-kernel';
import { findCustomerByEmail } from '../find-customer';
import { secretLink } from '../mailed-links/send-secret-link';

/**
 * Tells only the owner of the mailbox whether the e-mail has an account: without one the mail's link creates it, with
 * one it links to the login.
 */
export async function mailRegistration(
  ctx: RequestContext,
  { email, token, callback }: { email: string; token: string; callback: string },
): Promise<void> {
  const existing = await findCustomerByEmail(ctx.db, email);
  if (existing === null) {
    await sendLinkMail(ctx, { kind: 'registration', to: email, link: secretLink(callback, token, email) });
    return;
  }
  const login = new URL(paths.login(), ctx.settings.publicUrl).href;
  await sendLinkMail(ctx, { kind: 'existingAccount', to: existing.email, link: login });
}
