import { accountPaths, legalPageSlugs, paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type ComposedMail, type Database, type OutboxMail, type Settings, messageIdOf } from '@vyloha/backend-kernel';
import { orderToken, shopOrder } from '../tables';
import { currency } from '@vyloha/backend-shop/tables';
import { loadShopData } from '@vyloha/backend-shop';
import { withItems } from '../find-order';
import { addOrderToken } from '../order-token';
import { findAgreedTerms } from '../terms/find-terms';
import { isAboutState, isCopy, isOutdated, orderMailKinds } from './order-mail-data';
import { orderMail } from './order-mail';
import { orderTextsIn } from './order-texts';

async function readOrder(db: Database, orderId: string) {
  const [rows] = await withItems(db, await db.select().from(shopOrder).where(eq(shopOrder.id, orderId)));
  if (rows === undefined) return null;
  const [money] = await db.select().from(currency).where(eq(currency.code, rows.order.currency));
  if (money === undefined) throw new Error(`currency ${rows.order.currency} is gone`);
  return { rows, money };
}

/** The mail of a row of the outbox. What is not for the order's customer has no link that opens it. */
export async function composeOrderMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, subjectId: orderId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const order = await readOrder(db, orderId);
  if (order === null) return null;
  const { rows, money } = order;
  const { settings } = await loadShopData(db);
  const kind = v.parse(v.picklist(orderMailKinds), storedKind);
  if (isAboutState(kind) && isOutdated(kind, rows.order.status)) return null;
  const secret = isCopy(kind) ? null : await addOrderToken(db, orderId);
  const urlOf = (path: string) => new URL(path, publicUrl).href;
  const mail = orderMail(
    {
      ...rows,
      kind,
      locale: rows.order.locale,
      texts: orderTextsIn(rows.order.locale),
      settings,
      currency: { ...money, symbolPlacement: money.symbolPlacement === 'left' ? 'left' : 'right' },
      orderUrl: secret && urlOf(paths.orderByToken(secret.token)),
      withdrawalUrl: urlOf(accountPaths.withdrawalOf(rows.order.code)),
      termsUrl: urlOf(paths.page(legalPageSlugs.terms)),
      terms: await findAgreedTerms(db, orderId),
      publicUrl,
    },
    recipient,
  );
  // A state may be reached again: each time is a mail of its own.
  const stateMail = { ...mail, messageId: messageIdOf(settings.contact, orderId, kind, id) };
  return {
    mail: isAboutState(kind) ? stateMail : mail,
    sender: settings.contact,
    forgetSecret: async () => {
      if (secret !== null) await db.delete(orderToken).where(eq(orderToken.tokenHash, secret.tokenHash));
    },
  };
}
