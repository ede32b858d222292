import { randomUUID } from 'node:crypto';
import { findMembership } from '@vyloha/backend-accounts';
import { loadCart, loadCreditStatus, lockLatestCart, priceCart } from '@vyloha/backend-cart';
import { HttpError, type RequestContext, newToken } from '@vyloha/backend-kernel';
import { pinShopData } from '@vyloha/backend-shop';
import { toOrderMails } from '../confirmation/to-order-mails';
import { countOrder } from '../count-order';
import { reopenOrderOfCart } from '../find-order';
import type { WireOrder } from '../order-schema';
import { storeTermsInForce } from '../terms/store-terms';
import { asPlaced, toWireOrder } from '../to-wire-order';
import { chooseServices } from './choose-services';
import { withCompanyBilling } from './company-billing';
import { toGiftLine } from './gift-line';
import { insertOrder } from './insert-order';
import { beginAttempt, completeAttempt, releaseAttempt } from './order-attempts';
import * as own from './own-steps';
import type { PlaceInput } from './place-input';
import {
  findHeld,
  type OrderDraft,
  type OrderPlacement,
  type PlacingStep,
  type Taken,
  placingSteps,
} from './placing-step';
import { hashForRegistration, mailOrderRegistration, registerCustomer } from './register-customer';
import { requireExpected } from './require-expected';
import { destinationOf, findTaxPlace } from './tax-place';
import { toOrderRows } from './to-order-rows';
import { checkVatNumberOf, isCheckOf } from './vat-number-of-order';

/**
 * What every order passes, in this order, which is that of the locks: all orders lock alike, so that none waits for one
 * that waits for it. The counter of the order's number is locked last, in the statement that stores the order.
 * @param contributed by modules that stand on orders: limits of companies, quoted prices
 */
const listSteps = (contributed: readonly PlacingStep[]): readonly PlacingStep[] => [
  own.companyCredit,
  ...contributed,
  own.validCart,
  own.lawfulBuyer,
  own.deliverySlot,
  own.stockOfLines,
  own.credits,
  own.coupon,
  own.newsletter,
];

/**
 * A customer without an open cart means their last one, for a limited time; a guest's token identifies its cart
 * forever.
 */
const repeatWithinMs = 24 * 60 * 60 * 1000;

/** An order, or one that waits for an approver of the company. */
export type Placing = { kind: 'placed'; order: WireOrder } | { kind: 'held'; approvalId: string };

/** The order as it would be placed now, without a number; nothing is taken nor locked yet. */
export async function draftOrder(placement: OrderPlacement, contributed: readonly PlacingStep[]): Promise<OrderDraft> {
  const { buyer, input, settings, cart, priced, companyId, agreedTermsId, vatCheck } = placement;
  const steps = listSteps(contributed);
  for (const step of steps) step.check?.(placement);
  const { services, problems } = await chooseServices(placement);
  if (services === null) throw new HttpError(422, problems);
  const parts = {
    id: `o-${randomUUID()}`,
    code: '',
    token: newToken(),
    cartId: cart.id,
    cart: priced,
    giftLines: services.gifts.map((gift) => toGiftLine(gift, cart.id, buyer.now())),
    services,
    companyId,
    termsId: agreedTermsId === undefined ? await storeTermsInForce(buyer) : agreedTermsId,
    vatCheck,
    input,
    settings,
  };
  const draft = { parts, rows: toOrderRows(parts, buyer) };
  for (const step of steps) await step.checkDraft?.(placement, draft);
  return draft;
}

/** Places the cart, or makes it wait where a step holds it. */
export async function placeOpenCart(placement: OrderPlacement, contributed: readonly PlacingStep[]): Promise<Placing> {
  const { tx, buyer } = placement;
  const draft = await draftOrder(placement, contributed);
  requireExpected(placement.expected ?? null, draft.rows);
  const steps = listSteps(contributed);
  for (const step of steps) {
    const approvalId = (await step.hold?.(placement, draft)) ?? null;
    if (approvalId !== null) return { kind: 'held', approvalId };
  }
  const taken: Taken[] = [];
  for (const step of steps) taken.push((await step.take?.(placement, draft)) ?? {});
  const { parts, rows: drafted } = draft;
  const rows = await insertOrder(tx, drafted, {
    moves: taken.flatMap(({ stockMoves }) => stockMoves ?? []),
    mails: toOrderMails(drafted.order, buyer.settings),
    attemptKey: placement.attemptKey ?? null,
  });
  for (const { afterPlaced } of taken) await afterPlaced?.();
  return { kind: 'placed', order: toWireOrder(asPlaced(rows, parts.vatCheck), buyer, parts.token) };
}

function emptyCartError(): HttpError {
  return new HttpError(422, [{ key: 'cartEmpty', code: 'cart_empty' }]);
}

/**
 * Turns the shopper's cart into an order, in one transaction that locks the cart: the same cart placed twice, at once
 * or after a crash, is one order; so is the same attempt, whatever the shopper's cart is by then.
 * @throws Refusal 409 when products are sold out or the order is not as expected, 422 naming what is invalid
 */
export async function placeOrder(ctx: RequestContext, input: PlaceInput): Promise<Placing> {
  const passwordHash = await hashForRegistration(ctx, input);
  const vatCheck = await checkVatNumberOf(ctx, withCompanyBilling(input, await findMembership(ctx.db, ctx.customerId)));
  const contributed = placingSteps.of(ctx);
  let isNew = false;
  const { placing, registrationToken } = await ctx.db.transaction(async (tx) => {
    const txContext = { ...ctx, db: tx };
    const attempted = await beginAttempt(txContext);
    if (attempted !== null) return { placing: { kind: 'placed' as const, order: attempted }, registrationToken: null };
    const currentCart = await lockLatestCart(tx, ctx);
    if (currentCart === null) throw emptyCartError();
    if (currentCart.status !== 'open') {
      const approvalId = await findHeld(contributed, tx, currentCart.id);
      if (approvalId !== null) {
        await releaseAttempt(txContext);
        return { placing: { kind: 'held' as const, approvalId }, registrationToken: null };
      }
      const age = ctx.now().getTime() - currentCart.updatedAt.getTime();
      const isRepeated = ctx.customerId === null || age <= repeatWithinMs;
      const placed = isRepeated ? await reopenOrderOfCart(txContext, currentCart.id) : null;
      if (placed === null) throw emptyCartError();
      await completeAttempt(txContext, placed.id);
      return { placing: { kind: 'placed' as const, order: placed }, registrationToken: null };
    }
    isNew = true;
    const { settings } = await pinShopData(tx);
    const membership = await findMembership(tx, ctx.customerId);
    const billed = withCompanyBilling(input, membership);
    const check = isCheckOf(vatCheck, billed) ? vatCheck : null;
    const place = await findTaxPlace(txContext, destinationOf(billed), check);
    const placement = {
      tx,
      buyer: txContext,
      input: billed,
      place,
      settings,
      priced: priceCart(await loadCart(txContext, currentCart.id, place), settings, txContext),
      creditStatus: await loadCreditStatus(txContext, settings),
      cart: currentCart,
      membership,
      companyId: membership?.company.id ?? null,
      vatCheck: check,
      expected: input.expected,
      attemptKey: ctx.idempotencyKey,
    };
    const opened = await placeOpenCart(placement, contributed);
    if (opened.kind === 'held') {
      await releaseAttempt(txContext);
      return { placing: opened, registrationToken: null };
    }
    return { placing: opened, registrationToken: await registerCustomer(tx, input, { passwordHash, now: ctx.now() }) };
  });
  if (isNew && placing.kind === 'placed') countOrder(placing.order);
  if (registrationToken !== null) mailOrderRegistration(ctx, input.email, registrationToken);
  return placing;
}
