import type { AppLoadContext } from '@remix-run/node';
import { isCartEmpty } from '@vyloha/cart';
import { loadCart } from '@vyloha/cart/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { settleOrder } from '../api/settle-order.server';
import { advance } from '../machine/checkout-state';
import { finishCheckout, readCheckout, writeCheckout } from './checkout-cookie.server';

const notFound = 404;

/** Whether an order may exist that this browser was not told of. */
async function isOrderPending(context: AppLoadContext): Promise<boolean> {
  const { value, context: checkout } = readCheckout(context);
  if (value === 'uncertain') return true;
  // The order was answered, but the answer did not reach the browser.
  return value === 'methods' && checkout.attemptKey !== null && isCartEmpty(await loadCart(context));
}

/** Redirects to where the order is found, for a shopper who was not told of it. */
export async function requireNoPendingOrder(context: AppLoadContext): Promise<void> {
  if (await isOrderPending(context)) throw seeOther(paths.checkoutFinish());
}

/** A backend that cannot tell has kept the cart, or has made an order of it. */
async function settle(context: AppLoadContext, attemptKey: string): Promise<string | null> {
  const response = await settleOrder(context.store, attemptKey);
  if (response.ok) return response.data;
  const isCartKept = response.status === notFound && !isCartEmpty(await loadCart(context));
  if (isCartKept) return null;
  throw new BackendUnavailable('settle', { reason: 'answer', requestId: '', status: response.status });
}

/**
 * Learns what became of an order that got no answer.
 * @returns 'unknown' while the backend does not tell
 * @throws a redirect to the checkout when there is no order: its cart is as it was
 */
export async function settlePendingOrder(context: AppLoadContext): Promise<'settled' | 'unknown'> {
  const state = readCheckout(context);
  const { attemptKey } = state.context;
  if (attemptKey === null) return 'settled';
  try {
    if (!(await isOrderPending(context))) return 'settled';
    const token = await settle(context, attemptKey);
    if (token !== null) {
      finishCheckout(context, state, token);
      return 'settled';
    }
  } catch (error) {
    if (error instanceof BackendUnavailable) return 'unknown';
    throw error;
  }
  writeCheckout(context, advance(state, { type: 'order.missing' }, { type: 'attempt.ended' }));
  if (state.value === 'uncertain')
    context.session.flash({ kind: 'warning', text: context.t('checkout:uncertain.missing') });
  throw seeOther(paths.checkoutMethods());
}
