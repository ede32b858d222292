import { eq } from 'drizzle-orm';
import type { ComposedMail, Database, MailRow, OutboxMail, Settings } from '@vyloha/backend-kernel';
import { composeFurtherMail } from '../../orders/confirmation/compose-further-mail';
import { loadOrderMailData } from '../../orders/confirmation/load-order-mail-data';
import type { OrderMailData } from '../../orders/confirmation/order-mail-data';
import { daySections, deliverySection } from '../../orders/confirmation/party-sections';
import { quantityOf } from '../../orders/confirmation/price-sections';
import { itemName } from '../../orders/item-texts';
import { listUnsent } from '../load-parcels';
import { orderParcel, type ParcelItem } from '../tables';
import { parcelSection } from './parcel-section';

const toRows = (data: Omit<OrderMailData, 'kind'>, items: readonly ParcelItem[]): MailRow[] =>
  items.flatMap(({ itemId, amount }) => {
    const item = data.items.find(({ id }) => id === itemId);
    return item === undefined
      ? []
      : [{ label: itemName(item, data.locale), value: quantityOf(data, { ...item, amount }) }];
  });

/** The mail about a parcel; null for what the shop does not send, and once it was removed or is over. */
export async function composeParcelMail(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl' | 'orderMailsOff'> },
  outboxMail: OutboxMail,
): Promise<ComposedMail | null> {
  if (settings.orderMailsOff.includes('shipped')) return null;
  const [parcel] = await db.select().from(orderParcel).where(eq(orderParcel.id, outboxMail.subjectId));
  if (parcel === undefined || parcel.state === 'delivered' || parcel.state === 'returned') return null;
  const context = { db, publicUrl: settings.publicUrl };
  const loaded = await loadOrderMailData(context, parcel.orderId, { isForCustomer: true });
  if (loaded === null) return null;
  const { data } = loaded;
  const { texts } = data;
  const unsent = listUnsent(data.items, data.parcels);
  return composeFurtherMail(loaded, outboxMail, {
    subject: texts.parcelSent.subject,
    greeting: texts.parcelSent.greeting,
    lead: unsent.length === 0 ? texts.parcelSent.lead : texts.partlySent,
    sections: [
      ...daySections(data),
      parcelSection(data, parcel),
      { title: texts.inParcel, rows: toRows(data, parcel.items) },
      ...(unsent.length === 0 ? [] : [{ title: texts.notSentYet, rows: toRows(data, unsent) }]),
      deliverySection(data),
    ],
  });
}
