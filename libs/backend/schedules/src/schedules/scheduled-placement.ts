import { randomUUID } from 'node:crypto';
import type { Domain } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { and, eq } from 'drizzle-orm';
import { findMembership, identityColumns } from '@vyloha/backend-accounts';
import { type Buyer, loadCart, loadCreditStatus, priceCart, refuseDuringSalesPause } from '@vyloha/backend-cart';
import {
  type OrderPlacement,
  checkVatNumberOf,
  destinationOf,
  findTaxPlace,
  withCompanyBilling,
} from '@vyloha/backend-orders';
import { HttpError, type RequestContext, type Transaction, openServices } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { cart, cartItem } from '@vyloha/backend-cart/tables';
import { orderItem } from '@vyloha/backend-orders/tables';
import { connectedServices, loadShopData } from '@vyloha/backend-shop';
import { requireCompany } from './company-of-schedule';
import { isAutomatic, loadRepeatedOrder, type ScheduleRow } from './load-schedules';
import { toPlaceInput } from './to-place-input';

/** What a schedule runs with besides its transaction. */
export type ScheduleEnvironment = Pick<RequestContext, 'settings' | 'log' | 'now' | 'services'>;

/** The domain of the shop where the customer is most likely to buy: that of their language and currency. */
function domainFor({ domains }: ScheduleEnvironment['settings'], locale: Locale, currency: string): Domain {
  const inLanguage = domains.filter((domain) => domain.locale === locale);
  return inLanguage.find((domain) => domain.currency === currency) ?? inLanguage[0] ?? domains[0];
}

async function findBuyer(
  tx: Transaction,
  { settings, now, ...environment }: ScheduleEnvironment,
  { customerId, locale }: ScheduleRow,
  currency: string,
): Promise<Buyer> {
  const [identity] = await tx.select(identityColumns).from(customer).where(eq(customer.id, customerId));
  if (identity === undefined) throw new Error(`the customer ${customerId} is gone`);
  const domain = { code: domainFor(settings, locale, currency).code, translationVariant: '' };
  // Nobody is there to pay at a gateway.
  const connected = connectedServices.with({ onlinePayments: false, companyRegister: false });
  const services = openServices([connected], environment.services);
  return { ...identity, db: tx, currency, locale, domain, settings, now, services };
}

/** A cart of nobody with the lines of the schedule: the one that the customer has open is left alone. */
async function fillCart(tx: Transaction, { orderId, lines }: ScheduleRow) {
  const id = `cart-${randomUUID()}`;
  const [filled] = await tx.insert(cart).values({ id, status: 'scheduled' }).returning();
  if (filled === undefined) throw new Error('the cart of a schedule was not made');
  const items = await tx
    .select()
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.type, 'product')));
  const rows = lines.flatMap(({ id: itemId, amount }, position) => {
    const variantId = items.find((item) => item.id === itemId)?.variantId;
    return variantId === undefined ? [] : [{ id: `ci-${randomUUID()}`, cartId: id, variantId, amount, position }];
  });
  await tx.insert(cartItem).values(rows);
  return filled;
}

/**
 * What placing the order of a schedule works with now: current prices and stock, and what its customer agreed to.
 * @throws HttpError 403 while sales are paused, 409 when it has to be paid online, or the customer buys for another company than that in whose name they agreed to order
 */
export async function loadScheduledPlacement(
  tx: Transaction,
  environment: ScheduleEnvironment,
  schedule: ScheduleRow,
): Promise<OrderPlacement> {
  const order = await loadRepeatedOrder(tx, schedule);
  // Nothing is paid online without its shopper, so that the payment would seem not to be offered any more.
  if (!isAutomatic(order)) throw new HttpError(409, [{ key: 'scheduleOnline', code: 'schedule_online' }]);
  const membership = await findMembership(tx, schedule.customerId);
  const companyId = requireCompany({ order: order.companyId, schedule: schedule.companyId }, membership);
  if (companyId !== schedule.companyId)
    throw new HttpError(409, [{ key: 'scheduleCompanyJoined', code: 'schedule_company' }]);
  const buyer = await findBuyer(tx, environment, schedule, order.currency);
  await refuseDuringSalesPause(buyer);
  const filled = await fillCart(tx, schedule);
  const { settings } = await loadShopData(tx);
  const input = withCompanyBilling(toPlaceInput(order), membership);
  // Nobody waits for it, and nothing but the schedule is locked.
  const vatCheck = await checkVatNumberOf({ ...environment, db: tx }, input);
  const place = await findTaxPlace(buyer, destinationOf(input), vatCheck);
  return {
    tx,
    buyer,
    input,
    place,
    settings,
    creditStatus: await loadCreditStatus(buyer, settings),
    cart: filled,
    priced: priceCart(await loadCart(buyer, filled.id, place), settings, buyer),
    membership,
    companyId,
    vatCheck,
    agreedTermsId: schedule.termsId,
  };
}
