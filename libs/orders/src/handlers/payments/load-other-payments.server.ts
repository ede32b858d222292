import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listOtherPayments } from '../../api/payments.server';
import type { OrderReference } from '../../model/payments/order-reference';
import type { OtherPayment } from '../../model/payments/payment-responses';

/** Methods that an order may be changed to; the page is complete without them. */
export async function loadOtherPaymentsOrEmpty(
  { store }: AppLoadContext,
  order: OrderReference,
  status: string,
): Promise<OtherPayment[]> {
  if (status !== 'new') return [];
  return withUnavailableFallback(listOtherPayments(store, order), () => []);
}
