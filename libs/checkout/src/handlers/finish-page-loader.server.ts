import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { toPaymentOutcome } from '../machine/payment-outcome';
import { paymentStateOf } from '../model/payment/payment-state';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { loadOrderView } from './load-order-view.server';
import { settlePendingOrder } from './pending-order.server';

/** The order just placed, also after reloads and lost answers; redirects to the cart without one. */
export async function finishPageLoader({ context }: LoaderFunctionArgs) {
  if ((await settlePendingOrder(context)) === 'unknown')
    return { kind: 'uncertain', meta: { title: context.t('checkout:uncertain.title') } } as const;
  const state = readCheckout(context);
  const { orderToken, hasRegistered } = state.context;
  const view = orderToken === null ? null : await loadOrderView(context, orderToken);
  if (view === null) throw seeOther(paths.cart());
  const { order } = view;
  const type = toPaymentOutcome(paymentStateOf(order), order.payment.type === 'ONLINE');
  const known = advance(state, { type });
  if (known.value !== state.value) writeCheckout(context, known);
  return { kind: 'placed', ...view, hasRegistered, meta: { title: context.t('checkout:finish.title') } } as const;
}
