import {
  type ComposedMail,
  type Mail,
  type MailContent,
  type OutboxMail,
  fill,
  messageIdOf,
  toHtml,
  toPlainLine,
  toText,
} from '@vyloha/backend-kernel';
import type { LoadedMailData } from './load-order-mail-data';

interface FurtherMail
  extends Pick<MailContent, 'greeting' | 'lead' | 'sections'>, Pick<Mail, 'subject' | 'attachments'> {
  /** What its texts name besides the order and the shop. */
  values?: Readonly<Record<string, string>>;
}

/** A mail to the customer of an order about something of it, such as a parcel: with the link to the order, and help. */
export function composeFurtherMail(
  { data, forgetSecret }: LoadedMailData,
  { id, subjectId, recipient, kind }: OutboxMail,
  { subject, greeting, lead, sections, attachments, values: further }: FurtherMail,
): ComposedMail {
  const { texts, orderUrl, locale, order } = data;
  const { contact } = data.settings;
  const values = {
    ...further,
    code: order.code,
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    email: toPlainLine(contact.email),
  };
  const content: MailContent = {
    greeting,
    lead: fill(lead, values),
    button: orderUrl === null ? null : { label: texts.orderPage, url: orderUrl, note: texts.orderPageNote },
    sections,
    closing: [fill(texts.help, values), fill(texts.signature, values)],
  };
  return {
    mail: {
      to: recipient,
      subject: fill(subject, values),
      text: toText(content),
      html: toHtml(content, { locale, shopName: values.shop, publicUrl: data.publicUrl }),
      ...(attachments !== undefined && { attachments }),
      messageId: messageIdOf(contact, subjectId, kind, id),
    },
    sender: contact,
    forgetSecret,
  };
}
