import { defaultLocale, isLocale, timeZone } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type MailContent,
  type OutboxMail,
  type Settings,
  breakLinks,
  fill,
  loadTexts,
  messageIdOf,
  toHtml,
  toPlainLine,
  toText,
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

function copyContent({ greeting, copy }: Texts, message: Message, values: Record<string, string>): MailContent {
  const { name, email, phone } = message;
  return {
    greeting,
    lead: fill(copy.lead, values),
    button: null,
    sections: [
      { title: copy.sender, lines: [...typedLine(name), toPlainLine(email), ...typedLine(phone)] },
      { title: copy.message, lines: typedLines(message.message) },
    ],
    closing: [copy.command],
  };
}

/** Without a word of the message: anybody may fill in somebody else's e-mail, and would write to them by the shop. */
function receivedContent({ greeting, received }: Texts, values: Record<string, string>): MailContent {
  return {
    greeting,
    lead: fill(received.lead, values),
    button: null,
    sections: [],
    closing: [received.help, received.unknown, received.signature].map((text) => fill(text, values)),
  };
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
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    name: breakLinks(toPlainLine(message.name)),
    date: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
      message.createdAt,
    ),
  };
  const isCopy = kind === contactMailKinds.copy;
  const content = isCopy ? copyContent(texts, message, values) : receivedContent(texts, values);
  const mail = {
    to: recipient,
    ...(isCopy && { replyTo: message.email }),
    subject: fill((isCopy ? texts.copy : texts.received).subject, values),
    text: toText(content),
    html: toHtml(content, { locale, shopName: values.shop, publicUrl }),
    messageId: messageIdOf(contact, message.id, kind),
  };
  return { mail, sender: contact, forgetSecret: () => Promise.resolve() };
}
