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
import { unsubscribeLinks } from './unsubscribe-link';

interface MailContext {
  db: Database;
  settings: Pick<Settings, 'publicUrl'>;
}

function confirmLink(publicUrl: string, callbackUrl: string | null, token: string): string {
  const link = new URL(callbackUrl ?? paths.newsletterConfirm(), publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

const localeOf = (locale: string | null) => (locale !== null && isLocale(locale) ? locale : defaultLocale);

async function findSubscriber(db: Database, email: string) {
  const [subscriber] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
  return subscriber;
}

/** Asks the owner of the mailbox to confirm; null when they have, or have unsubscribed, meanwhile. */
export async function composeNewsletterMail(
  { db, settings }: MailContext,
  { id, recipient }: OutboxMail,
): Promise<ComposedMail | null> {
  const subscriber = await findSubscriber(db, recipient);
  if (subscriber === undefined || subscriber.confirmedAt !== null) return null;
  const { contact } = (await loadShopData(db)).settings;
  const unsubscribeUrl = (await unsubscribeLinks(db, settings))(recipient);
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(newsletterToken).values({ tokenHash, email: recipient });
  const mail = linkMail({
    kind: 'newsletter',
    locale: localeOf(subscriber.locale),
    to: recipient,
    link: confirmLink(settings.publicUrl, subscriber.callbackUrl, token),
    cancelLink: unsubscribeUrl,
    unsubscribeUrl,
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

/** The address that unsubscribes, for who asked for it; null when they have unsubscribed meanwhile. */
export async function composeUnsubscribeMail(
  { db, settings }: MailContext,
  { id, recipient, locale, kind }: OutboxMail,
): Promise<ComposedMail | null> {
  const subscriber = await findSubscriber(db, recipient);
  if (subscriber === undefined) return null;
  const { contact } = (await loadShopData(db)).settings;
  const unsubscribeUrl = (await unsubscribeLinks(db, settings))(recipient);
  const mail = linkMail({
    kind: 'newsletterLeave',
    locale: localeOf(locale ?? subscriber.locale),
    to: recipient,
    link: unsubscribeUrl,
    unsubscribeUrl,
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, kind, id) },
    sender: contact,
  };
}
