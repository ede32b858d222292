import { defaultLocale, isLocale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  hashToken,
  linkMail,
  messageIdOf,
  newToken,
} from '@vyloha/backend-kernel';
import { newsletterSubscriber, newsletterToken } from './tables';
import { loadShopData } from '@vyloha/backend-shop';

function confirmLink(publicUrl: string, callbackUrl: string | null, token: string): string {
  const link = new URL(callbackUrl ?? paths.newsletterConfirm(), publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

/** Asks the owner of the mailbox to confirm; null when they have, or have unsubscribed, meanwhile. */
export async function composeNewsletterMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, recipient }: OutboxMail,
): Promise<ComposedMail | null> {
  const [subscriber] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, recipient));
  if (subscriber === undefined || subscriber.confirmedAt !== null) return null;
  const { contact } = (await loadShopData(db)).settings;
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(newsletterToken).values({ tokenHash, email: recipient });
  const mail = linkMail({
    kind: 'newsletter',
    locale: isLocale(subscriber.locale) ? subscriber.locale : defaultLocale,
    to: recipient,
    link: confirmLink(publicUrl, subscriber.callbackUrl, token),
    cancelLink: new URL(paths.newsletterUnsubscribe(token), publicUrl).href,
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, 'newsletter', id) },
    sender: contact,
    forgetSecret: async () => {
      await db.delete(newsletterToken).where(eq(newsletterToken.tokenHash, tokenHash));
    },
  };
}
