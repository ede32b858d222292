import type { AppLoadContext } from '@remix-run/node';
import { addReturn, findReturn } from '../../model/payments/payment-returns';

/** Remembers where the shopper of a payment returns to: the gateway must not learn an order's secret URL. */
export function rememberPaymentReturn({ cookies }: AppLoadContext, paymentId: string, path: string): void {
  cookies.setSealed('payments', addReturn(cookies.getSealed('payments'), { id: paymentId, path }));
}

/** The page of the order of a payment that was started in this browser. */
export function findPaymentReturn({ cookies }: AppLoadContext, paymentId: string): string | null {
  return findReturn(cookies.getSealed('payments'), paymentId);
}
