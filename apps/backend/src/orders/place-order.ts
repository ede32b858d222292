import { randomUUID } from 'node:crypto';
import { cartProblems } from '../cart/cart-problems';
import { lockLatestCart, type CartRow } from '../cart/find-cart';
import { cartTotals } from '../cart/cart-totals';
import { couponRefusal } from '../cart/coupon-refusal';
import { balanceProblem } from '../cart/credit-problems';
import { loadCart } from '../cart/load-cart';
import { priceCart, type PricedCart } from '../cart/price-cart';
import { requireCompanyCredit, takeCompanyCredit } from '../companies/invoices/company-credit';
import { withCompanyBilling } from '../companies/members/company-billing';
import { findHeldRequest, holdOrder, isAboveLimit } from '../companies/approvals/hold-order';
import { findMembership, type Membership } from '../companies/permissions/require-permission';
import { redeemCoupon } from '../coupons/redeem-coupon';
import { loadCreditStatus, type CreditStatus } from '../credits/credit-status';
import { lockBalance, addCreditMovement } from '../credits/credits-account';
import type { Transaction } from '../database/database';
import { enqueueVariants } from '../catalog/listing/enqueue-variants';
import { requestSubscription } from '../newsletter/request-subscription';
import { lockQuotes, markOrdered, requireQuotes } from '../quotes/use-quotes';
import { HttpError } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { type ShopSettings } from '../shop/shop-settings';
import { chooseServices } from './choose-services';
import { toOrderMails } from './confirmation/to-order-mails';
import { countOrder } from './count-order';
import { beginAttempt, completeAttempt, releaseAttempt } from './order-attempts';
import { findOrderByCart } from './find-order';
import { toGiftLine } from './gift-line';
import { insertOrder } from './insert-order';
import { nextOrderCode } from './order-code';
import { deriveOrderToken } from './order-token';
import type { WireOrder } from './order-schema';
import type { PlaceInput } from './place-input';
import { hashForRegistration, mailOrderRegistration, registerCustomer } from './register-customer';
import { requireBuyer } from './require-buyer';
import type { ExpectedOrder } from './expected-input';
import { requireExpected } from './require-expected';
import { requireSlot } from './require-slot';
import { takeStock, toStockMoves } from './take-stock';
import { storeTermsInForce } from './terms/store-terms';
import { toOrderRows, type OrderParts, type OrderRows } from './to-order-rows';
import { asPlaced, toWireOrder } from './to-wire-order';
import { loadShopData } from '../shop/shop-data';

/**
 * A customer without an open cart means their last one, for a limited time; a guest's token identifies its cart
 * forever.
 */
const repeatWithinMs = 24 * 60 * 60 * 1000;

/** Everything needed to create an order, in one transaction. */
export interface OrderPlacement {
  tx: Transaction;
  /** Its `db` is the transaction. */
  ctx: RequestContext;
  input: PlaceInput;
  settings: ShopSettings;
  creditStatus: CreditStatus;
  cart: CartRow;
  priced: PricedCart;
  /** The company whose limits hold; null for a shopper without one, and for what was approved. */
  membership: Membership | null;
  /** In whose name it is ordered, also what was approved; null for who orders for themselves. */
  companyId: string | null;
  /** The terms that its shopper agreed to earlier; those in force now where it is left out. */
  agreedTermsId?: string | null;
  /** What whoever places it saw: it is refused when it is something else. */
  expected?: ExpectedOrder | null;
}

/** An order, or one that waits for an approver of the company. */
export type Placing = { kind: 'placed'; order: WireOrder } | { kind: 'held'; approvalId: string };

function requireValidCart({
  priced,
  settings,
  creditStatus,
  ctx,
}: Pick<OrderPlacement, 'priced' | 'settings' | 'creditStatus' | 'ctx'>): void {
  const problems = cartProblems(priced, settings, creditStatus, ctx);
  if (problems.length === 0) return;
  const status = problems.some((problem) => problem.status === 409) ? 409 : 422;
  throw new HttpError(
    status,
    problems.filter((problem) => problem.status === status).map(({ reason }) => reason),
  );
}

async function loadPricedCart(ctx: RequestContext, settings: ShopSettings, cartId: string): Promise<PricedCart> {
  return priceCart(await loadCart(ctx, cartId), settings, ctx);
}

/** Uses the coupon for this order, unless others have used it up meanwhile. */
async function requireCoupon({ tx, ctx: { customerId }, input: { email }, priced }: OrderPlacement): Promise<void> {
  if (priced.coupon === null) return;
  const problem = await redeemCoupon(tx, priced.coupon.coupon, { customerId, email });
  if (problem === null) return;
  const { status, reason } = couponRefusal(problem);
  throw new HttpError(status, [reason]);
}

/** Takes products and gifts from stock, or takes nothing and refuses the order with what is missing. */
async function reserveStock(placement: OrderPlacement, parts: OrderParts) {
  const { tx, ctx, cart: currentCart } = placement;
  const requestedItems = [...parts.cart.lines, ...parts.giftLines].map(({ item }) => item);
  const { reservations, missing, emptied } = await takeStock(
    tx,
    requestedItems,
    parts.services.branch?.warehouseId ?? null,
  );
  if (missing.length > 0) {
    requireValidCart({ ...placement, priced: await loadPricedCart(ctx, placement.settings, currentCart.id) });
    throw new HttpError(409, [{ key: 'giftNotAvailable', field: 'order_gifts', code: 'sold_out' }]);
  }
  return { reservations, emptied };
}

/** Locks the credits the order costs until commit, so that no other order spends them. */
async function lockCredits({ tx, ctx: { customerId }, priced, creditStatus }: OrderPlacement): Promise<number> {
  const credits = cartTotals(priced.lines).credits + priced.spentCredits;
  if (credits === 0 || customerId === null) return 0;
  const problem = balanceProblem(credits, { ...creditStatus, balance: await lockBalance(tx, customerId) });
  if (problem !== null) throw new HttpError(problem.status, [problem.reason]);
  return credits;
}

async function spendCredits(
  { tx, ctx: { customerId, now } }: OrderPlacement,
  orderId: string,
  credits: number,
): Promise<void> {
  if (customerId !== null)
    await addCreditMovement(tx, { customerId, orderId, reason: 'spent', amount: -credits }, now());
}

/** Whoever wants the newsletter confirms it as in the form of the site. */
async function subscribe({ tx, ctx: { locale, now }, input }: OrderPlacement): Promise<void> {
  if (!input.newsletter) return;
  await requestSubscription(tx, {
    email: input.email,
    locale,
    source: 'order',
    wording: input.consent_texts?.newsletter ?? null,
    callbackUrl: null,
    at: now(),
  });
}

/** The order as it would be placed now, without a number; nothing is taken nor locked yet. */
export async function draftOrder(placement: OrderPlacement): Promise<{ draft: OrderParts; rows: OrderRows }> {
  const { ctx, input, settings, cart: currentCart, priced, companyId, agreedTermsId } = placement;
  requireValidCart(placement);
  requireBuyer(input, settings, priced);
  const { services, problems } = await chooseServices(ctx, input, priced.lines);
  if (services === null) throw new HttpError(422, problems);
  const termsId = agreedTermsId === undefined ? await storeTermsInForce(ctx) : agreedTermsId;
  const giftLines = services.gifts.map((gift) => toGiftLine(gift, currentCart.id, ctx.now()));
  const identity = { id: `o-${randomUUID()}`, token: deriveOrderToken(ctx, currentCart.id), cartId: currentCart.id };
  const draft = { ...identity, code: '', cart: priced, giftLines, services, companyId, termsId, input, settings };
  const rows = toOrderRows(draft, ctx);
  if (services.invoiceTerms !== null) await requireCompanyCredit(ctx, services.invoiceTerms, rows.order);
  return { draft, rows };
}

/** Places the cart, or makes it wait for approval where it is above the limit of its buyer. */
export async function placeOpenCart(placement: OrderPlacement): Promise<Placing> {
  const { tx, ctx, input, cart: currentCart, membership } = placement;
  requireQuotes(placement.priced.lines, input.quotes);
  const { draft: orderDraft, rows: drafted } = await draftOrder(placement);
  requireExpected(placement.expected ?? null, drafted);
  if (membership !== null && isAboveLimit(membership, drafted))
    return { kind: 'held', approvalId: await holdOrder(tx, ctx, { membership, currentCart, input, rows: drafted }) };
  await takeCompanyCredit({ ...ctx, db: tx }, orderDraft.services.invoiceTerms, drafted.order);
  const quoteIds = await lockQuotes(tx, placement.priced.lines);
  await requireSlot(tx, orderDraft.services);
  const { reservations, emptied } = await reserveStock(placement, orderDraft);
  const credits = await lockCredits(placement);
  await requireCoupon(placement);
  const parts = { ...orderDraft, code: await nextOrderCode(tx, ctx.now()) };
  const rows = toOrderRows(parts, ctx);
  await insertOrder(tx, rows, {
    moves: toStockMoves(parts.id, reservations, ctx.now()),
    mails: toOrderMails(rows.order, ctx.settings),
  });
  await markOrdered(tx, quoteIds, parts.id);
  await enqueueVariants(tx, emptied);
  await spendCredits(placement, parts.id, credits);
  await subscribe(placement);
  return { kind: 'placed', order: toWireOrder(asPlaced(rows), ctx, parts.token) };
}

function emptyCartError(): HttpError {
  return new HttpError(422, [{ key: 'cartEmpty', code: 'cart_empty' }]);
}

/**
 * Turns the shopper's cart into an order, in one transaction that locks the cart: the same cart placed twice, at once
 * or after a crash, is one order and the same response; so is the same attempt, whatever the shopper's cart is by then.
 * @throws Refusal 409 when products are sold out or the order is not as expected, 422 naming what is invalid
 */
export async function placeOrder(ctx: RequestContext, input: PlaceInput): Promise<Placing> {
  const passwordHash = await hashForRegistration(ctx, input);
  let isNew = false;
  const { placing, registrationToken } = await ctx.db.transaction(async (tx) => {
    const txContext = { ...ctx, db: tx };
    const attempted = await beginAttempt(txContext);
    if (attempted !== null) return { placing: { kind: 'placed' as const, order: attempted }, registrationToken: null };
    const currentCart = await lockLatestCart(tx, ctx);
    if (currentCart === null) throw emptyCartError();
    if (currentCart.status !== 'open') {
      const approvalId = await findHeldRequest(tx, currentCart.id);
      if (approvalId !== null) {
        await releaseAttempt(txContext);
        return { placing: { kind: 'held' as const, approvalId }, registrationToken: null };
      }
      const age = ctx.now().getTime() - currentCart.updatedAt.getTime();
      const placed =
        ctx.customerId !== null && age > repeatWithinMs
          ? null
          : await findOrderByCart(txContext, currentCart.id, deriveOrderToken(ctx, currentCart.id));
      if (placed === null) throw emptyCartError();
      await completeAttempt(txContext, placed.id);
      return { placing: { kind: 'placed' as const, order: placed }, registrationToken: null };
    }
    isNew = true;
    const { settings } = await loadShopData(tx);
    const priced = await loadPricedCart(txContext, settings, currentCart.id);
    const creditStatus = await loadCreditStatus(txContext, settings);
    const membership = await findMembership(tx, ctx.customerId);
    const opened = await placeOpenCart({
      tx,
      ctx: txContext,
      input: withCompanyBilling(input, membership),
      settings,
      creditStatus,
      cart: currentCart,
      priced,
      ...{ membership, companyId: membership?.company.id ?? null, expected: input.expected },
    });
    if (opened.kind === 'held') {
      await releaseAttempt(txContext);
      return { placing: opened, registrationToken: null };
    }
    await completeAttempt(txContext, opened.order.id);
    return { placing: opened, registrationToken: await registerCustomer(tx, input, { passwordHash, now: ctx.now() }) };
  });
  if (isNew && placing.kind === 'placed') countOrder(placing.order);
  if (registrationToken !== null) mailOrderRegistration(ctx, input.email, registrationToken);
  return placing;
}
