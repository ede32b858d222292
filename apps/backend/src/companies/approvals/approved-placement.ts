import { eq } from 'drizzle-orm';
import { newToken } from '../../server/tokens';
import { identityColumns } from '../../accounts/identity';
import { loadCart } from '../../cart/load-cart';
import { priceCart } from '../../cart/price-cart';
import { loadCreditStatus } from '../../credits/credit-status';
import type { Transaction } from '../../database/database';
import { customer } from '../../accounts/tables';
import { cart } from '../../cart/tables';
import type { OrderPlacement } from '../../orders/place-order';
import { HttpError, notFound } from '../../server/http-error';
import type { RequestContext } from '../../server/routes/request-context';
import { loadShopData } from '../../shop/shop-data';
import { findMembership } from '../permissions/require-permission';
import { withCompanyBilling } from '../members/company-billing';
import type { ApprovalRow } from './find-approvals';

/** The request's context as that of its buyer: who decides has another language, currency and cart. */
async function asBuyer(tx: Transaction, ctx: RequestContext, request: ApprovalRow): Promise<RequestContext> {
  const { customerId, currency, locale } = request;
  const [identity] = await tx
    .select(identityColumns)
    .from(customer)
    .where(eq(customer.id, customerId ?? ''));
  if (identity === undefined) throw notFound();
  return {
    ...ctx,
    ...{ db: tx, ...identity, currency, locale },
    // Nobody knows it: buyers find the order in their account.
    bearer: newToken(),
    ...{ accessTokenHash: null, guestToken: null, guestTokenHash: null, idempotencyKey: null },
  };
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
  const buyer = await asBuyer(tx, ctx, request);
  const [heldCart] = await tx
    .select()
    .from(cart)
    .where(eq(cart.id, request.cartId ?? ''));
  if (heldCart === undefined) throw notFound();
  const { settings } = await loadShopData(tx);
  return {
    tx,
    ctx: buyer,
    // Who approves decides by the total. Requests from before there were quotes name none.
    input: withCompanyBilling({ ...request.input, quotes: [] }, membership),
    settings,
    creditStatus: await loadCreditStatus(buyer, settings),
    cart: heldCart,
    priced: priceCart(await loadCart(buyer, heldCart.id), settings, buyer),
    membership: null,
    companyId: request.companyId,
    agreedTermsId: request.termsId,
  };
}
