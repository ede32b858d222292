import { eq } from 'drizzle-orm';
import { findMembership, identityColumns } from '@vyloha/backend-accounts';
import { type Buyer, loadCart, loadCreditStatus, priceCart } from '@vyloha/backend-cart';
import { HttpError, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { type OrderPlacement, destinationOf, findTaxPlace, withCompanyBilling } from '@vyloha/backend-orders';
import { loadShopData } from '@vyloha/backend-shop';
import type { ApprovalRow } from './find-approvals';

/** The buyer of the request: who decides has another language, currency and cart. */
async function findBuyer(tx: Transaction, ctx: RequestContext, request: ApprovalRow): Promise<Buyer> {
  const { customerId, currency, locale } = request;
  const [identity] = await tx
    .select(identityColumns)
    .from(customer)
    .where(eq(customer.id, customerId ?? ''));
  if (identity === undefined) throw notFound();
  const { domain, settings, now, services } = ctx;
  return { ...identity, db: tx, currency, locale, domain, settings, now, services };
}

/**
 * What placing the held order would work with now: current prices, stock and terms of the shop.
 * @throws HttpError 409 when its buyer is no longer in the company
 */
export async function loadApprovedPlacement(
  tx: Transaction,
  ctx: RequestContext,
  request: ApprovalRow,
): Promise<OrderPlacement> {
  if (request.input === null) throw new TypeError('a request that no longer waits is not placed');
  const membership = await findMembership(tx, request.customerId ?? '');
  if (membership?.company.id !== request.companyId)
    throw new HttpError(409, [{ key: 'buyerLeft', code: 'buyer_left' }]);
  const buyer = await findBuyer(tx, ctx, request);
  const [heldCart] = await tx
    .select()
    .from(cart)
    .where(eq(cart.id, request.cartId ?? ''));
  if (heldCart === undefined) throw notFound();
  const { settings } = await loadShopData(tx);
  // Who approves decides by the total. Requests from before there were quotes name none.
  const input = withCompanyBilling({ ...request.input, quotes: [] }, membership);
  const place = await findTaxPlace(buyer, destinationOf(input));
  return {
    tx,
    buyer,
    input,
    place,
    settings,
    creditStatus: await loadCreditStatus(buyer, settings),
    cart: heldCart,
    priced: priceCart(await loadCart(buyer, heldCart.id, place), settings, buyer),
    membership: null,
    companyId: request.companyId,
    agreedTermsId: request.termsId,
  };
}
