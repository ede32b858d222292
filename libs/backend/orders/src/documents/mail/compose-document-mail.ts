import { formatMoney } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type MailAttachment,
  type MailContent,
  type OutboxMail,
  type Settings,
  fill,
  messageIdOf,
  toHtml,
  toPlainLine,
  toText,
} from '@vyloha/backend-kernel';
import { loadOrderMailData } from '../../orders/confirmation/load-order-mail-data';
import type { OrderMailData } from '../../orders/confirmation/order-mail-data';
import { paymentSection } from '../../orders/confirmation/payment-section';
import { mediaTypes } from '../document-kinds';
import { documentTextsIn } from '../document-texts';
import { shopDocument, shopDocumentFile } from '../tables';
import { documentFileName } from '../user-documents';
import { documentMailKinds, switchOf } from './document-mail-kinds';

type DocumentRow = typeof shopDocument.$inferSelect;

function toContent(data: Omit<OrderMailData, 'kind'>, { kind, number, locale, totalMinor }: DocumentRow): MailContent {
  const { texts, currency, order, orderUrl, money } = data;
  const { contact } = data.settings;
  const { mail, names } = documentTextsIn(locale);
  const values = {
    document: fill(names[kind], { number }),
    code: order.code,
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    email: toPlainLine(contact.email),
  };
  const total = { label: mail.total, value: formatMoney(totalMinor ?? 0, currency), isTotal: true };
  return {
    greeting: mail.greeting,
    lead: fill(mail[kind], values),
    button: orderUrl === null ? null : { label: texts.orderPage, url: orderUrl, note: texts.orderPageNote },
    sections: [
      ...(totalMinor === null ? [] : [{ title: values.document, rows: [total] }]),
      ...(kind === 'invoice' && money.owedMinor > 0 ? [paymentSection(data)] : []),
    ],
    closing: [fill(texts.help, values), fill(texts.signature, values)],
  };
}

async function loadAttachments(db: Database, document: DocumentRow): Promise<MailAttachment[]> {
  const files = await db.select().from(shopDocumentFile).where(eq(shopDocumentFile.documentId, document.id));
  return files.map(({ format, content }) => ({
    filename: documentFileName(document, format),
    content,
    contentType: mediaTypes[format],
  }));
}

/** The mail of a row of the outbox, with the files of its document; null for what the shop does not send. */
export async function composeDocumentMail(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl' | 'orderMailsOff'> },
  { id, subjectId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const kind = v.parse(v.picklist(documentMailKinds), storedKind);
  const [document] = await db.select().from(shopDocument).where(eq(shopDocument.id, subjectId));
  if (document === undefined || settings.orderMailsOff.some((off) => off === switchOf[kind])) return null;
  const context = { db, publicUrl: settings.publicUrl };
  const loaded = await loadOrderMailData(context, document.orderId, { isForCustomer: true });
  if (loaded === null) return null;
  const { data, forgetSecret } = loaded;
  const { contact } = data.settings;
  const content = toContent(data, document);
  const { mail, names } = documentTextsIn(document.locale);
  const name = fill(names[document.kind], { number: document.number });
  const values = { shop: toPlainLine(contact.name), document: name, code: data.order.code };
  return {
    mail: {
      to: recipient,
      subject: fill(mail.subject, values),
      text: toText(content),
      html: toHtml(content, document.locale),
      attachments: await loadAttachments(db, document),
      messageId: messageIdOf(contact, subjectId, kind, id),
    },
    sender: contact,
    forgetSecret,
  };
}
