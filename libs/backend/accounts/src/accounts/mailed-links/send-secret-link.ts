import type { LinkMailKind, RequestContext } from '@vyloha/backend-kernel';
import { sendLinkMail, type MailingContext } from './send-link-mail';
import { issueToken, type TokenPurpose } from './customer-tokens';

interface SecretLink {
  kind: LinkMailKind & TokenPurpose;
  customer: { id: string; email: string };
  /** The shop page that the secret is for. */
  callback: string;
}

/** URL of the shop page with the secret and its owner. */
export function secretLink(callback: string, token: string, email: string): string {
  const link = new URL(callback);
  link.searchParams.set('token', token);
  link.searchParams.set('email', email);
  return link.href;
}

/** Mails a single-use link. */
export async function sendSecretLink(
  ctx: MailingContext & Pick<RequestContext, 'now'>,
  { kind, customer: { id, email }, callback }: SecretLink,
): Promise<void> {
  const token = await issueToken(ctx.db, { customerId: id, purpose: kind, now: ctx.now() });
  await sendLinkMail(ctx, { kind, to: email, link: secretLink(callback, token, email) });
}
