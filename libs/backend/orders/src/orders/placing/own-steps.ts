import {
  addCreditMovement,
  balanceProblem,
  cartProblems,
  cartTotals,
  couponRefusal,
  loadCart,
  lockBalance,
  priceCart,
} from '@vyloha/backend-cart';
import { enqueueVariants } from '@vyloha/backend-catalog';
import { requestSubscription } from '@vyloha/backend-accounts';
import { HttpError } from '@vyloha/backend-kernel';
import { requireCompanyCredit, takeCompanyCredit } from '../invoices/company-credit';
import type { OrderPlacement, PlacingStep } from './placing-step';
import { redeemCoupon } from './redeem-coupon';
import { requireBuyer } from './require-buyer';
import { requireSlot } from './require-slot';
import { takeStock, toStockMoves } from './take-stock';

function requireValidCart({
  priced,
  settings,
  creditStatus,
  buyer,
}: Pick<OrderPlacement, 'priced' | 'settings' | 'creditStatus' | 'buyer'>): void {
  const problems = cartProblems(priced, settings, creditStatus, buyer);
  if (problems.length === 0) return;
  const status = problems.some((problem) => problem.status === 409) ? 409 : 422;
  throw new HttpError(
    status,
    problems.filter((problem) => problem.status === status).map(({ reason }) => reason),
  );
}

/** An order by invoice fits in what its company may owe. */
export const companyCredit: PlacingStep = {
  name: 'company credit',
  checkDraft: async ({ buyer }, { parts: { services }, rows }) => {
    if (services.invoiceTerms !== null) await requireCompanyCredit(buyer, services.invoiceTerms, rows.order);
  },
  take: async ({ tx, buyer }, { parts: { services }, rows }) => {
    await takeCompanyCredit({ ...buyer, db: tx }, services.invoiceTerms, rows.order);
  },
};

/** What the cart's own page would refuse. */
export const validCart: PlacingStep = { name: 'valid cart', check: requireValidCart };

export const lawfulBuyer: PlacingStep = {
  name: 'lawful buyer',
  check: ({ input, settings, priced }) => requireBuyer(input, settings, priced),
};

/** A place in the time window of the delivery. */
export const deliverySlot: PlacingStep = {
  name: 'delivery slot',
  take: ({ tx }, { parts }) => requireSlot(tx, parts.services),
};

/** Takes products and gifts from stock, or takes nothing and refuses the order with what is missing. */
export const stockOfLines: PlacingStep = {
  name: 'stock',
  take: async (placement, { parts }) => {
    const { tx, buyer, cart, place, settings } = placement;
    const requestedItems = [...parts.cart.lines, ...parts.giftLines].map(({ item }) => item);
    const preferredId = parts.services.branch?.warehouseId ?? null;
    const { reservations, missing, emptied } = await takeStock(tx, requestedItems, preferredId);
    if (missing.length > 0) {
      requireValidCart({ ...placement, priced: priceCart(await loadCart(buyer, cart.id, place), settings, buyer) });
      throw new HttpError(409, [{ key: 'giftNotAvailable', field: 'order_gifts', code: 'sold_out' }]);
    }
    return {
      stockMoves: toStockMoves(parts.id, reservations, buyer.now()),
      afterPlaced: () => enqueueVariants(tx, emptied),
    };
  },
};

/** Locks the credits the order costs until commit, so that no other order spends them. */
export const credits: PlacingStep = {
  name: 'credits',
  take: async ({ tx, buyer: { customerId, now }, priced, creditStatus }, { parts: { id: orderId } }) => {
    const amount = cartTotals(priced.lines).credits + priced.spentCredits;
    if (amount === 0 || customerId === null) return undefined;
    const problem = balanceProblem(amount, { ...creditStatus, balance: await lockBalance(tx, customerId) });
    if (problem !== null) throw new HttpError(problem.status, [problem.reason]);
    const movement = { customerId, orderId, reason: 'spent' as const, amount: -amount };
    return { afterPlaced: () => addCreditMovement(tx, movement, now()) };
  },
};

/** Uses the coupon for this order, unless others have used it up meanwhile. */
export const coupon: PlacingStep = {
  name: 'coupon',
  take: async ({ tx, buyer: { customerId }, input: { email }, priced }) => {
    if (priced.coupon === null) return undefined;
    const problem = await redeemCoupon(tx, priced.coupon.coupon, { customerId, email });
    if (problem === null) return undefined;
    const { status, reason } = couponRefusal(problem);
    throw new HttpError(status, [reason]);
  },
};

/** Whoever wants the newsletter confirms it as in the form of the site. */
export const newsletter: PlacingStep = {
  name: 'newsletter',
  take: async ({ tx, buyer: { locale, now }, input }) => {
    if (!input.newsletter) return undefined;
    return {
      afterPlaced: () =>
        requestSubscription(tx, {
          email: input.email,
          locale,
          source: 'order',
          wording: input.consent_texts?.newsletter ?? null,
          callbackUrl: null,
          at: now(),
        }),
    };
  },
};
