import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { payOrder } from '../../api/payments.server';
import type { PaymentRefusal } from '../../model/payments/online-payment';
import type { OrderReference } from '../../model/payments/order-reference';
import { rememberPaymentReturn } from './payment-return.server';

interface PaidPage {
  order: OrderReference;
  /** Path of the page with the form, to which the shopper returns. */
  path: string;
  /** What its form posted. */
  form: FormData;
}

const unavailable = 503;
const missing = 404;

/** Handles the forms of an order's payment: paying it, and choosing another method with `payment`. */
export async function submitPayment(context: AppLoadContext, { order, path, form }: PaidPage) {
  const chosen = form.get('payment');
  const paymentId = typeof chosen === 'string' && chosen !== '' ? chosen : null;
  const response = await withUnavailableFallback(payOrder(context.store, order, paymentId), () => null);
  const refuse = (paymentError: string, status: number) => refused<PaymentRefusal>({ paymentError }, { status });
  if (response === null) return refuse(context.t('orders:pay.unavailable'), unavailable);
  if (!response.ok && response.status === missing) throw notFound();
  if (!response.ok) {
    return refuse(response.errors[0]?.title ?? context.t('orders:pay.unavailable'), response.status);
  }
  if (response.data === null) {
    if (paymentId !== null) context.session.flash({ kind: 'success', text: context.t('orders:pay.changed') });
    return seeOther(path);
  }
  rememberPaymentReturn(context, response.data.id, path);
  return seeOther(response.data.redirectUrl);
}
