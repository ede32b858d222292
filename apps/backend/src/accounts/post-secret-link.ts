import type { LinkMailKind } from '../mail/link-mail';
import { postLinkMail } from '../mail/post-link-mail';
import type { RequestContext } from '../server/request-context';
import { issueToken, type TokenPurpose } from './customer-tokens';

interface SecretLink {
  kind: LinkMailKind & TokenPurpose;
  customer: { id: string; email: string };
  /** The shop's own page that the secret is for. */
  callback: string;
}

/** Mails a link that opens one thing once. */
export async function postSecretLink(ctx: RequestContext, { kind, customer, callback }: SecretLink): Promise<void> {
  const token = await issueToken(ctx.db, { customerId: customer.id, purpose: kind, now: ctx.now() });
  const link = new URL(callback);
  link.searchParams.set('token', token);
  link.searchParams.set('email', customer.email);
  await postLinkMail(ctx, { kind, to: customer.email, link: link.href });
}
