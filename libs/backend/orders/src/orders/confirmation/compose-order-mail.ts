import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { type ComposedMail, type Database, type OutboxMail, type Settings, messageIdOf } from '@vyloha/backend-kernel';
import { shopOrder } from '../tables';
import { isAboutState, isCopy, isOutdated, orderMailKinds, switchOfState, type StateMailKind } from './order-mail-data';
import { loadOrderMailData } from './load-order-mail-data';
import { orderMail } from './order-mail';

async function isMailOutdated(db: Database, orderId: string, kind: StateMailKind): Promise<boolean> {
  const [order] = await db.select({ status: shopOrder.status }).from(shopOrder).where(eq(shopOrder.id, orderId));
  return order !== undefined && isOutdated(kind, order.status);
}

/**
 * The mail of a row of the outbox; null for what the shop does not send, and what is not so any more. What is not for the
 * order's customer has no link that opens it.
 */
export async function composeOrderMail(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl' | 'orderMailsOff'> },
  { id, subjectId: orderId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const kind = v.parse(v.picklist(orderMailKinds), storedKind);
  if (isAboutState(kind) && settings.orderMailsOff.includes(switchOfState(kind))) return null;
  if (isAboutState(kind) && (await isMailOutdated(db, orderId, kind))) return null;
  const context = { db, publicUrl: settings.publicUrl };
  const loaded = await loadOrderMailData(context, orderId, { isForCustomer: !isCopy(kind) });
  if (loaded === null) return null;
  const { data, forgetSecret } = loaded;
  const sender = data.settings.contact;
  const mail = orderMail({ ...data, kind }, recipient);
  // A state may be reached again: each time is a mail of its own.
  const stateMail = { ...mail, messageId: messageIdOf(sender, orderId, kind, id) };
  return { mail: isAboutState(kind) ? stateMail : mail, sender, forgetSecret };
}
