import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type MailRow,
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
import { deliverySection } from '../../orders/confirmation/party-sections';
import { quantityOf } from '../../orders/confirmation/price-sections';
import { itemName } from '../../orders/item-texts';
import { listUnsent, type ParcelRow } from '../load-parcels';
import { orderParcel, type ParcelItem } from '../tables';
import { parcelMailKind } from './enqueue-parcel-mail';
import { parcelSection } from './parcel-section';

type Data = Omit<OrderMailData, 'kind'>;

const toRows = (data: Data, items: readonly ParcelItem[]): MailRow[] =>
  items.flatMap(({ itemId, amount }) => {
    const item = data.items.find(({ id }) => id === itemId);
    return item === undefined
      ? []
      : [{ label: itemName(item, data.locale), value: quantityOf(data, { ...item, amount }) }];
  });

function toContent(data: Data, parcel: ParcelRow, values: Readonly<Record<string, string>>) {
  const { texts, orderUrl } = data;
  const unsent = listUnsent(data.items, data.parcels);
  return {
    greeting: texts.parcelSent.greeting,
    lead: fill(unsent.length === 0 ? texts.parcelSent.lead : texts.partlySent, values),
    button: orderUrl === null ? null : { label: texts.orderPage, url: orderUrl, note: texts.orderPageNote },
    sections: [
      parcelSection(data, parcel),
      { title: texts.inParcel, rows: toRows(data, parcel.items) },
      ...(unsent.length === 0 ? [] : [{ title: texts.notSentYet, rows: toRows(data, unsent) }]),
      deliverySection(data),
    ],
    closing: [fill(texts.help, values), fill(texts.signature, values)],
  };
}

/** The mail about a parcel; null once it was removed or is over. */
export async function composeParcelMail(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, subjectId, recipient }: OutboxMail,
): Promise<ComposedMail | null> {
  const [parcel] = await db.select().from(orderParcel).where(eq(orderParcel.id, subjectId));
  if (parcel === undefined || parcel.state === 'delivered' || parcel.state === 'returned') return null;
  const context = { db, publicUrl: settings.publicUrl };
  const loaded = await loadOrderMailData(context, parcel.orderId, { isForCustomer: true });
  if (loaded === null) return null;
  const { data, forgetSecret } = loaded;
  const { contact } = data.settings;
  const values = {
    code: data.order.code,
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    email: toPlainLine(contact.email),
  };
  const content = toContent(data, parcel, values);
  return {
    mail: {
      to: recipient,
      subject: fill(data.texts.parcelSent.subject, values),
      text: toText(content),
      html: toHtml(content, data.locale),
      messageId: messageIdOf(contact, subjectId, parcelMailKind, id),
    },
    sender: contact,
    forgetSecret,
  };
}
