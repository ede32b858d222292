import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { paymentStateOf } from '@vyloha/orders';
import { getOrderByToken, loadOrderView } from '@vyloha/orders/server';
import { isFeatureEnabled } from '@vyloha/session/server';
import { advance } from '../machine/checkout-state';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { settlePendingOrder } from './pending-order.server';
import { toPaymentOutcome } from './to-payment-outcome.server';

/** The order just placed, also after reloads and lost answers; redirects to the cart without one. */
export async function finishPageLoader({ context }: LoaderFunctionArgs) {
  if ((await settlePendingOrder(context)) === 'unknown')
    return { kind: 'uncertain', meta: { title: context.t('checkout:uncertain.title') } } as const;
  const state = readCheckout(context);
  const { orderToken: token, hasRegistered } = state.context;
  const order = token === null ? null : await getOrderByToken(context.store, token);
  if (token === null || order === null) throw seeOther(paths.cart());
  const type = toPaymentOutcome(paymentStateOf(order), order.payment.type === 'ONLINE');
  const known = advance(state, { type });
  if (known.value !== state.value) writeCheckout(context, known);
  return {
    kind: 'placed',
    ...(await loadOrderView(context, order, { token })),
    token,
    hasRegistered,
    /** Whether an account is offered: to a guest who has not asked for one with the order. */
    mayRegister: !context.shopper.isLoggedIn && !hasRegistered && (await isFeatureEnabled(context, 'registration')),
    meta: { title: context.t('checkout:finish.title') },
  } as const;
}
