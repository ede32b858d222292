import { isTaxed } from '@vyloha/contract';
import { formatMoney } from '@vyloha/money';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { type ComposedMail, type MailAttachment, type MailContext, type OutboxMail } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import { composeFurtherMail } from '../../orders/confirmation/compose-further-mail';
import { loadOrderMailData } from '../../orders/confirmation/load-order-mail-data';
import { paymentSection } from '../../orders/confirmation/payment-section';
import { readDocumentFile } from '../document-files';
import { documentFormats, mediaTypes } from '../document-kinds';
import { documentName, documentTextsIn } from '../document-texts';
import { shopDocument, shopDocumentFile } from '../tables';
import { documentFileName } from '../user-documents';
import { documentMailKinds, switchOf } from './document-mail-kinds';

type DocumentRow = typeof shopDocument.$inferSelect;

async function loadAttachments(
  context: Pick<MailContext, 'services' | 'db'>,
  document: DocumentRow,
  { attachedFormats }: Pick<ShopSettings, 'attachedFormats'>,
): Promise<MailAttachment[]> {
  const { documentId, format: ofFile } = shopDocumentFile;
  const files = await context.db
    .select()
    .from(shopDocumentFile)
    .where(and(eq(documentId, document.id), inArray(ofFile, ['pdf', ...attachedFormats])));
  const sorted = documentFormats.flatMap((format) => files.filter((file) => file.format === format));
  return Promise.all(
    sorted.map(async (file) => ({
      filename: documentFileName(document, file.format),
      content: await readDocumentFile(context, file),
      contentType: mediaTypes[file.format],
    })),
  );
}

/** The mail of a row of the outbox, with the files of its document; null for what the shop does not send. */
export async function composeDocumentMail(
  { services, db, settings }: Pick<MailContext, 'services' | 'db' | 'settings'>,
  outboxMail: OutboxMail,
): Promise<ComposedMail | null> {
  const mailSwitch = switchOf[v.parse(v.picklist(documentMailKinds), outboxMail.kind)];
  const [document] = await db.select().from(shopDocument).where(eq(shopDocument.id, outboxMail.subjectId));
  if (document === undefined || settings.orderMailsOff.some((off) => off === mailSwitch)) return null;
  const context = { db, publicUrl: settings.publicUrl };
  const loaded = await loadOrderMailData(context, document.orderId, { isForCustomer: true });
  if (loaded === null) return null;
  const { data } = loaded;
  const { kind, number, totalMinor } = document;
  const { locale } = document;
  const { taxTreatment: treatment } = data.order;
  const { mail: texts, totals } = documentTextsIn(locale);
  const name = documentName({ kind, number, locale, treatment });
  const label = isTaxed(treatment) ? texts.total : totals.invoice;
  const total = { label, value: formatMoney(totalMinor ?? 0, data.currency), isTotal: true };
  return composeFurtherMail(loaded, outboxMail, {
    subject: texts.subject,
    greeting: texts.greeting,
    lead: texts[kind],
    values: { document: name },
    sections: [
      ...(totalMinor === null ? [] : [{ title: name, rows: [total], paragraphs: data.taxNotes }]),
      ...(kind === 'invoice' && data.money.owedMinor > 0 ? [paymentSection(data)] : []),
    ],
    attachments: await loadAttachments({ services, db }, document, data.settings),
  });
}
