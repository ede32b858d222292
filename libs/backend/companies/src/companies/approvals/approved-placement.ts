import { eq } from 'drizzle-orm';
import { type Membership, findMembership, identityColumns } from '@vyloha/backend-accounts';
import { type Buyer, loadCart, loadCreditStatus, priceCart } from '@vyloha/backend-cart';
import { HttpError, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import {
  type OrderPlacement,
  type PlaceInput,
  destinationOf,
  findTaxPlace,
  withCompanyBilling,
} from '@vyloha/backend-orders';
import { type VatCheck, loadShopData } from '@vyloha/backend-shop';
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

/** The input of the held order as it is placed for its company. Requests from before there were quotes name none. */
export function toApprovedInput({ input }: ApprovalRow, membership: Membership): PlaceInput {
  if (input === null) throw new TypeError('a request that no longer waits is not placed');
  // Who approves decides by the total.
  return withCompanyBilling({ ...input, quotes: [] }, membership);
}

/**
 * What placing the held order would work with now: current prices, stock and terms of the shop.
 * @param findCheck what VIES says about the number for VAT of the input
 * @throws HttpError 409 when its buyer is no longer in the company
 */
export async function loadApprovedPlacement(
  tx: Transaction,
  ctx: RequestContext,
  request: ApprovalRow,
  findCheck: (input: PlaceInput) => Promise<VatCheck | null>,
): Promise<OrderPlacement> {
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
  const input = toApprovedInput(request, membership);
  const vatCheck = await findCheck(input);
  const place = await findTaxPlace(buyer, destinationOf(input), vatCheck);
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
    vatCheck,
    agreedTermsId: request.termsId,
  };
}
