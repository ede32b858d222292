import {
  type ComposedMail,
  type Mail,
  type MailContent,
  type OutboxMail,
  contentMail,
  messageIdOf,
  shopValues,
} from '@vyloha/backend-kernel';
import type { LoadedMailData } from './load-order-mail-data';
import { paymentCodeAttachments } from './payment-code';

interface FurtherMail
  extends Pick<MailContent, 'greeting' | 'lead' | 'sections'>, Pick<Mail, 'subject' | 'attachments'> {
  /** What its texts name besides the order and the shop. */
  values?: Readonly<Record<string, string>>;
}

/** A mail to the customer of an order about something of it, such as a parcel: with the link to the order, and help. */
export function composeFurtherMail(
  { data, forgetSecret }: LoadedMailData,
  { id, subjectId, recipient, kind }: OutboxMail,
  { values, attachments = [], ...parts }: FurtherMail,
): ComposedMail {
  const { texts, orderUrl, locale, order, publicUrl, paymentCode } = data;
  const { contact } = data.settings;
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values: { ...values, ...shopValues(contact), code: order.code },
    button: orderUrl === null ? null : { label: texts.orderPage, url: orderUrl, note: texts.orderPageNote },
    closing: [texts.help, texts.signature],
    messageId: messageIdOf(contact, subjectId, kind, id),
    attachments: [...attachments, ...paymentCodeAttachments(paymentCode, parts.sections)],
    ...parts,
  });
  return { mail, sender: contact, forgetSecret };
}
