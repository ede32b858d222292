import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { findPaymentReturn } from '@vyloha/orders/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { notifyPayment } from '../api/orders.server';
import { readCheckout } from './checkout-cookie.server';

/**
 * Has the backend ask the gateway before the order is shown: the notification may still be on its way. When it cannot,
 * the order says that it waits for its payment.
 */
async function settle({ store }: AppLoadContext, paymentId: string): Promise<void> {
  try {
    await notifyPayment(store, paymentId);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
  }
}

/**
 * Where shoppers return from the gateway: leads to their order, whatever the address says of the payment. In another
 * browser than the one that they paid from, it says where they find it.
 */
export async function paymentCallbackLoader({ request, context }: LoaderFunctionArgs) {
  const paymentId = new URL(request.url).searchParams.get('id') ?? '';
  if (paymentId !== '') await settle(context, paymentId);
  const { orderToken } = readCheckout(context).context;
  const ownOrder = orderToken === null ? null : paths.orderByToken(orderToken);
  const page = findPaymentReturn(context, paymentId) ?? ownOrder;
  if (page !== null) throw seeOther(page === ownOrder ? paths.checkoutFinish() : page);
  if (paymentId === '') throw seeOther(paths.cart());
  return { meta: { title: context.t('checkout:paymentReturn.title') } };
}
