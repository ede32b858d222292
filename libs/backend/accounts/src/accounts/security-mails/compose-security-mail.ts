import { defaultLocale, timeZone } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  linkMail,
  messageIdOf,
} from '@vyloha/backend-kernel';
import { loadShopData } from '@vyloha/backend-shop';
import { customer } from '../tables';
import { securityMailKinds } from './enqueue-security-mail';

/**
 * A mail about the safety of an account. Its button sets a new password, which ends every login and removes the
 * passkeys, and it has no secret: whoever reads the mail has the mailbox only. Null once the account is deleted.
 */
export async function composeSecurityMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, kind, recipient, subjectId, enqueuedAt, locale: storedLocale, data }: OutboxMail,
): Promise<ComposedMail | null> {
  const [owner] = await db.select({ id: customer.id }).from(customer).where(eq(customer.id, subjectId));
  if (owner === undefined) return null;
  const { contact } = (await loadShopData(db)).settings;
  const locale = storedLocale ?? defaultLocale;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const mail = linkMail({
    kind: v.parse(v.picklist(securityMailKinds), kind),
    locale,
    to: recipient,
    link: new URL(paths.forgottenPassword(), publicUrl).href,
    detail: data['detail'] ?? null,
    time: time.format(enqueuedAt),
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, 'security', id) },
    sender: contact,
  };
}
