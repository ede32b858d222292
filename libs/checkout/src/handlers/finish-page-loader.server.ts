import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { readCheckout } from './checkout-cookie.server';
import { loadOrderView } from './load-order-view.server';
import { settlePendingOrder } from './pending-order.server';

/** The order just placed, also after reloads and lost answers; redirects to the cart without one. */
export async function finishPageLoader({ context }: LoaderFunctionArgs) {
  if ((await settlePendingOrder(context)) === 'unknown')
    return { kind: 'uncertain', meta: { title: context.t('checkout:uncertain.title') } } as const;
  const { orderToken, hasRegistered } = readCheckout(context).context;
  const view = orderToken === null ? null : await loadOrderView(context, orderToken);
  if (view === null) throw seeOther(paths.cart());
  return { kind: 'placed', ...view, hasRegistered, meta: { title: context.t('checkout:finish.title') } } as const;
}
