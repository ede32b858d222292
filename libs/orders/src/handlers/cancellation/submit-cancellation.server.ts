import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { cancelOrder } from '../../api/orders.server';
import { type CancelRefusal, isCancelForm, maxReasonLength } from '../../model/cancellation';
import type { OrderReference } from '../../model/payments/order-reference';

interface CancelledPage {
  order: OrderReference;
  /** Path of the page with the form, to which the shopper returns. */
  path: string;
  /** What its form posted. */
  form: FormData;
}

const unavailable = 503;
const missing = 404;

/** Handles the form that cancels an order; `null` for other forms of its page. */
export async function submitCancellation(context: AppLoadContext, { order, path, form }: CancelledPage) {
  if (!isCancelForm(form)) return null;
  const reason = form.get('reason');
  const words = typeof reason === 'string' ? reason.trim().slice(0, maxReasonLength) : '';
  const response = await withUnavailableFallback(cancelOrder(context.store, order, words), () => null);
  const refuse = (cancelError: string, status: number) => refused<CancelRefusal>({ cancelError }, { status });
  if (response === null) return refuse(context.t('orders:cancel.unavailable'), unavailable);
  if (!response.ok && response.status === missing) throw notFound();
  if (!response.ok) return refuse(response.errors[0]?.title ?? context.t('orders:cancel.unavailable'), response.status);
  context.session.flash({ kind: 'success', text: context.t('orders:cancel.done') });
  return seeOther(path);
}
