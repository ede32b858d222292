import type { AppLoadContext } from '@remix-run/node';
import { isCartEmpty, type Cart } from '@vyloha/cart';
import { isCartInAccount, loadCart } from '@vyloha/cart/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { accountPaths, paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { settleOrder } from '../api/orders.server';
import type { CheckoutContext } from '../machine/checkout-machine';
import { advance, type CheckoutState } from '../machine/checkout-state';
import { reportPurchase } from './certification.server';
import { reportConversion } from './conversions.server';
import { endHeldCheckout, finishCheckout, readCheckout, writeCheckout } from './checkout-cookie.server';

const notFound = 404;

/**
 * Whether the cart of the attempt is gone, empty or another one: it may have been ordered, and the answer did not reach
 * the browser.
 */
export function isAttemptCartGone({ attemptKey, cartId }: CheckoutContext, cart: Cart): boolean {
  return attemptKey !== null && (isCartEmpty(cart) || (cartId !== null && cart.id !== cartId));
}

/** Whether an order may exist that this browser does not know of. */
async function isOrderPending(context: AppLoadContext): Promise<boolean> {
  const { value, context: checkout } = readCheckout(context);
  if (value === 'uncertain') return true;
  if (value !== 'methods' || checkout.attemptKey === null || isCartInAccount(context)) return false;
  return isAttemptCartGone(checkout, await loadCart(context));
}

/** Redirects to where the order is found, for a shopper who does not know of it. */
export async function requireNoPendingOrder(context: AppLoadContext): Promise<void> {
  if (await isOrderPending(context)) throw seeOther(paths.checkoutFinish());
}

type Settled =
  | { kind: 'placed'; order: { token: string; isPaidOnline: boolean } }
  | { kind: 'held'; approvalId: string }
  | { kind: 'missing' }
  /** It was placed, but this backend cannot tell which one it is. */
  | { kind: 'untraceable' }
  /** The backend does not tell now. */
  | { kind: 'unknown' };

function toSettled(data: { token: string; isPaidOnline: boolean } | { approvalId: string } | null): Settled {
  if (data === null) return { kind: 'missing' };
  return 'approvalId' in data ? { kind: 'held', approvalId: data.approvalId } : { kind: 'placed', order: data };
}

async function settle(context: AppLoadContext, { value }: CheckoutState, attemptKey: string): Promise<Settled> {
  try {
    const response = await settleOrder(context.store, attemptKey);
    if (response.ok) return toSettled(response.data);
    if (response.status !== notFound) return { kind: 'unknown' };
    // A backend without this call. A cart whose order was sent disappears only with the order.
    const isOrdered = value === 'uncertain' && isCartEmpty(await loadCart(context));
    return { kind: isOrdered ? 'untraceable' : 'missing' };
  } catch (error) {
    if (error instanceof BackendUnavailable) return { kind: 'unknown' };
    throw error;
  }
}

/**
 * Learns what became of an order that got no answer.
 * @returns 'unknown' while the backend does not tell
 * @throws a redirect to the checkout when there is no order: its cart is as it was; or home, with a message, when
 * nobody can tell which order it is
 */
export async function settlePendingOrder(context: AppLoadContext): Promise<'settled' | 'unknown'> {
  const state = readCheckout(context);
  const { attemptKey } = state.context;
  if (attemptKey === null || !(await isOrderPending(context))) return 'settled';
  const settled = await settle(context, state, attemptKey);
  switch (settled.kind) {
    case 'unknown':
      return 'unknown';
    case 'placed':
      finishCheckout(context, state, { ...settled.order, hasNextCart: !isCartEmpty(await loadCart(context)) });
      // Whoever sent an order that was answered has reported it.
      if (state.value === 'uncertain') {
        const { token } = settled.order;
        await Promise.all([reportPurchase(context, token), reportConversion(context, token)]);
      }
      return 'settled';
    case 'held':
      endHeldCheckout(context, state);
      throw seeOther(accountPaths.approval(settled.approvalId));
    case 'untraceable':
      writeCheckout(context, advance(state, { type: 'order.untraceable' }));
      context.session.flash({ kind: 'warning', text: context.t('checkout:uncertain.untraceable') });
      throw seeOther(paths.home());
    case 'missing':
      writeCheckout(context, advance(state, { type: 'order.missing' }, { type: 'attempt.ended' }));
      if (state.value === 'uncertain')
        context.session.flash({ kind: 'warning', text: context.t('checkout:uncertain.missing') });
      // Who has begun another cart as a guest is not sent on with it: the one of the attempt waits in the account.
      throw seeOther(context.session.isLoginEnded ? paths.cart() : paths.checkoutMethods());
  }
}
