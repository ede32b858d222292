import { defaultLocale, isLocale, timeZone } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  breakLinks,
  contentMail,
  loadTexts,
  messageIdOf,
  shopValues,
  toPlainLine,
  typedLine,
  typedLines,
} from '@vyloha/backend-kernel';
import { contactMessage } from '../tables';
import { loadShopData } from '@vyloha/backend-shop';
import { contactMailKinds } from './contact-mail-kinds';
import type cs from './texts/cs.json';

type Texts = typeof cs;
type Message = typeof contactMessage.$inferSelect;

const textsIn = await loadTexts<Texts>((locale) => import(`./texts/${locale}.json`));

/** The message for the shop's people, who answer its sender. */
function copyParts({ copy }: Texts, { name, email, phone, message }: Message) {
  return {
    subject: copy.subject,
    lead: copy.lead,
    replyTo: email,
    sections: [
      { title: copy.sender, lines: [...typedLine(name), toPlainLine(email), ...typedLine(phone)] },
      { title: copy.message, lines: typedLines(message) },
    ],
    closing: [copy.command],
  };
}

/** Without a word of the message: anybody may fill in somebody else's e-mail, and would write to them by the shop. */
function receivedParts({ received }: Texts) {
  const { subject, lead, help, unknown, signature } = received;
  return { subject, lead, sections: [], closing: [help, unknown, signature] };
}

/** A mail about a message of the contact form, in its language; null when the message was removed meanwhile. */
export async function composeContactMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId, recipient, kind }: OutboxMail,
): Promise<ComposedMail | null> {
  const [message] = await db.select().from(contactMessage).where(eq(contactMessage.id, subjectId));
  if (message === undefined) return null;
  const locale = isLocale(message.locale) ? message.locale : defaultLocale;
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const values = {
    ...shopValues(contact),
    name: breakLinks(toPlainLine(message.name)),
    date: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
      message.createdAt,
    ),
  };
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    greeting: texts.greeting,
    button: null,
    ...(kind === contactMailKinds.copy ? copyParts(texts, message) : receivedParts(texts)),
    messageId: messageIdOf(contact, message.id, kind),
  });
  return { mail, sender: contact };
}
