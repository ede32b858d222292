import { accountPaths, legalPageSlugs, paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { shopOrder } from '../tables';
import { branch, pickUpPoint } from '@vyloha/backend-shop/tables';
import { currencyFormat, loadShopData } from '@vyloha/backend-shop';
import { loadCountryCodes } from '../../documents/document-country';
import { taxNotes } from '../../documents/tax-notes';
import { withItems } from '../find-order';
import { addMailToken } from '../order-token';
import { toExpectedDay } from '../expected-day';
import type { OrderRow } from '../placing/to-order-rows';
import { loadCancellation } from '../status/cancellation';
import { findAgreedTerms } from '../terms/find-terms';
import type { OpeningInterval } from './opening-lines';
import type { OrderMailData } from './order-mail-data';
import { orderTextsIn } from './order-texts';
import { drawPaymentCode } from './payment-code';

/** Of the branch or point where an order is picked up; none for others. */
async function loadOpeningHours(db: Database, { branchId }: OrderRow): Promise<OpeningInterval[]> {
  if (branchId === null) return [];
  const [found] = await db
    .select({ openingHours: branch.openingHours })
    .from(branch)
    .where(eq(branch.id, branchId))
    .union(db.select({ openingHours: pickUpPoint.openingHours }).from(pickUpPoint).where(eq(pickUpPoint.id, branchId)));
  return found?.openingHours ?? [];
}

export interface LoadedMailData {
  data: Omit<OrderMailData, 'kind'>;
  /** Removes the secret of the mail's link, which nobody has if it was not sent. */
  forgetSecret: () => Promise<void>;
}

/**
 * What mails about an order are made of, with a new secret for their link; null when it is gone.
 * @param isForCustomer what is for others has no link that opens the order
 */
export async function loadOrderMailData(
  { db, publicUrl }: { db: Database; publicUrl: string },
  orderId: string,
  { isForCustomer }: { isForCustomer: boolean },
): Promise<LoadedMailData | null> {
  const [stored] = await withItems(db, await db.select().from(shopOrder).where(eq(shopOrder.id, orderId)));
  if (stored === undefined) return null;
  const { order } = stored;
  const { settings } = await loadShopData(db);
  const texts = orderTextsIn(order.locale);
  const secret = isForCustomer ? await addMailToken(db, orderId) : null;
  const urlOf = (path: string) => new URL(path, publicUrl).href;
  return {
    data: {
      ...stored,
      expectedOn: toExpectedDay(order, new Date()),
      paymentCode: await drawPaymentCode(order, stored.money, { texts, recipient: settings.contact.name }),
      openingHours: await loadOpeningHours(db, order),
      locale: order.locale,
      texts,
      settings,
      taxNotes: taxNotes(order, { settings, countryCodes: await loadCountryCodes(db) }),
      currency: currencyFormat(order.currency, settings),
      orderUrl: secret && urlOf(paths.orderByToken(secret.token)),
      withdrawalUrl: urlOf(accountPaths.withdrawalOf(order.code)),
      termsUrl: urlOf(paths.page(legalPageSlugs.terms)),
      terms: await findAgreedTerms(db, orderId),
      cancellation: await loadCancellation(db, orderId),
      publicUrl,
    },
    forgetSecret: async () => {
      await secret?.forget();
    },
  };
}
