import type { AppLoadContext } from '@remix-run/node';
import { rememberPaymentReturn } from '@vyloha/orders/server';
import { cartProblemMessage, isCartEmpty, type Cart } from '@vyloha/cart';
import { getCart, getCartPayments, getCartShippers, removeCoupon, validateCart } from '@vyloha/cart/server';
import type { WireError } from '@vyloha/contract';
import type { AcceptedForm } from '@vyloha/forms/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { accountPaths, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { placeOrder } from '../api/orders.server';
import { advance } from '../machine/checkout-state';
import { changeMessages } from '../model/order/change-messages';
import { findOrderChanges, toSeenOrder, type SeenOrder } from '../model/order/seen-order';
import { findPayment, findShipper } from '../model/selection/selection';
import { findSelectionProblems } from '../model/selection/selection-problems';
import { fieldOfWireField } from '../model/placing/confirmation-fields';
import type { OrderConfirmation } from '../model/placing/order-confirmation';
import { reportPurchase } from './certification.server';
import { reportConversion } from './conversions.server';
import { endHeldCheckout, finishCheckout, writeCheckout } from './checkout-cookie.server';
import { type OrderParts, createPlacePayload } from './create-place-payload.server';
import { toProductsSummary } from './to-products-summary.server';

const conflict = 409;
const attemptVoid = 'attempt_void';
const couponRefused = 'coupon';
/** It is no longer what its shopper saw. */
const changedCodes: ReadonlySet<string> = new Set(['total_changed', 'order_changed']);

/** No answer means that there may be an order. */
function unansweredOrThrow(error: unknown): null {
  if (error instanceof BackendUnavailable) return null;
  throw error;
}

interface OrderSubmission extends OrderParts {
  /** What the shopper saw; `null` when their form does not say. */
  seen: SeenOrder | null;
  form: AcceptedForm<OrderConfirmation>;
}

/**
 * Validation errors of the cart. A missing cart is no error: it was just placed by the first
 * of two clicks, and placing it again returns the same order.
 */
async function findCartProblem(context: AppLoadContext, cart: Cart): Promise<string | null> {
  if (isCartEmpty(cart)) return null;
  const validity = await validateCart(context.store);
  if (validity.ok || isCartEmpty(await getCart(context.store))) return null;
  return cartProblemMessage(validity.problem, context.t);
}

/** What the order is no longer as its shopper saw it, in words. */
function findChangeMessages(
  { t, currency }: AppLoadContext,
  { seen, cart, gifts, state, loaded: { offer } }: Omit<OrderSubmission, 'form'>,
): string[] {
  if (seen === null || isCartEmpty(cart)) return [];
  const { selection } = state.context;
  const current = toSeenOrder({ products: toProductsSummary(cart, gifts), offer, currency });
  const changes = findOrderChanges(seen, current, [findShipper(selection, offer), findPayment(selection, offer)]);
  return changeMessages(changes, { currency, t, couponProblem: cart.coupon && cart.coupon.problem });
}

/** What has changed while the order was sent, in words; the shop's where it is as it was again. */
async function findLateChanges(
  context: AppLoadContext,
  { seen, ...parts }: Omit<OrderSubmission, 'form'>,
  errors: readonly WireError[],
): Promise<readonly WireError[]> {
  const { store, currency } = context;
  const { cart, gifts, loaded } = parts;
  const sent = toSeenOrder({ products: toProductsSummary(cart, gifts), offer: loaded.offer, currency });
  const [current, shippers, payments] = await Promise.all([
    getCart(store),
    getCartShippers(store),
    getCartPayments(store),
  ]);
  const now = { ...parts, cart: current, loaded: { ...loaded, offer: { ...loaded.offer, shippers, payments } } };
  const changes = findChangeMessages(context, { ...now, seen: seen ?? sent });
  return changes.length === 0 ? errors : changes.map((title) => ({ title }));
}

/** Validates and places the order. An error is shown by the same page with all input kept. */
export async function sendOrder(context: AppLoadContext, { form, seen, ...parts }: OrderSubmission) {
  const { cart, state } = parts;
  const { selection, offer } = state.context;
  const hasAddress = state.context.details?.street !== '';
  const problems = findSelectionProblems(form.value, selection, offer, hasAddress);
  const payload = problems.length > 0 ? null : await createPlacePayload(context, parts, form.value);
  if (payload === null) {
    if (isCartEmpty(cart)) return seeOther(paths.cart());
    const errors = problems.map(({ field, message }) => ({ field, title: message }));
    return refused(form.refuse(errors));
  }
  // The order is refused as long as the cart has it, and whoever sends the form again knows.
  if (cart.coupon !== null && cart.coupon.problem !== null) await removeCoupon(context.store);
  const changes = findChangeMessages(context, { ...parts, seen });
  if (changes.length > 0) return refused(form.refuse(changes.map((title) => ({ title }))), { status: conflict });
  const cartProblem = await findCartProblem(context, cart);
  if (cartProblem !== null) return refused(form.refuse([{ title: cartProblem }]), { status: conflict });
  const sent = advance(state, { type: 'order.sent' });
  const response = await placeOrder(context.store, payload, state.context.attemptKey).catch(unansweredOrThrow);
  if (response === null) {
    writeCheckout(context, advance(sent, { type: 'order.unanswered' }));
    return seeOther(paths.checkoutFinish());
  }
  if (!response.ok) {
    if (isCartEmpty(cart)) return seeOther(paths.cart());
    // A key that was given up is refused for ever.
    if (response.errors.some(({ code }) => code === attemptVoid))
      writeCheckout(context, advance(state, { type: 'attempt.ended' }));
    if (response.errors.some(({ code }) => code === couponRefused)) await removeCoupon(context.store);
    const isChanged = response.errors.some(({ code }) => code !== undefined && changedCodes.has(code));
    const errors = isChanged ? await findLateChanges(context, { ...parts, seen }, response.errors) : response.errors;
    return refused(form.refuse(errors, fieldOfWireField), { status: response.status });
  }
  if ('approvalId' in response.data) {
    endHeldCheckout(context, sent);
    return seeOther(accountPaths.approval(response.data.approvalId));
  }
  const { token, isPaidOnline, payment } = response.data;
  finishCheckout(context, sent, { token, isPaidOnline, hasRegistered: payload.registration === true });
  // The second of two clicks gets the order of the first.
  if (!isCartEmpty(cart)) await Promise.all([reportPurchase(context, token), reportConversion(context, token)]);
  if (payment === null) {
    if (isPaidOnline) context.session.flash({ kind: 'warning', text: context.t('checkout:gatewayUnavailable') });
    return seeOther(paths.checkoutFinish());
  }
  if (payment.id !== undefined) rememberPaymentReturn(context, payment.id, paths.orderByToken(token));
  return seeOther(payment.redirectUrl);
}
