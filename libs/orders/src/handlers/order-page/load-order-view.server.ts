import type { AppLoadContext } from '@remix-run/node';
import { getGlobals, isFeatureEnabled } from '@vyloha/session/server';
import { isClaimable } from '../../model/after-sale';
import type { Order } from '../../model/order';
import type { OrderReference } from '../../model/payments/order-reference';
import type { OtherPayment } from '../../model/payments/payment-responses';
import { transferToPay } from '../../model/payments/payment-state';
import { loadOtherPaymentsOrEmpty } from '../payments/load-other-payments.server';
import { createPaymentCodes } from '../payments/payment-codes.server';
import { withCurrency } from '../with-currency.server';

const noPayments: OtherPayment[] = [];

/**
 * What each page of an order shows of it.
 * @param payer by what whoever sees it may pay it; `null` for an order of a colleague, which is only read
 */
export async function loadOrderView(context: AppLoadContext, order: Order, payer: OrderReference | null) {
  const [{ contact }, otherPayments, shown] = await Promise.all([
    getGlobals(context.store),
    payer === null ? noPayments : loadOtherPaymentsOrEmpty(context, payer, order.status),
    withCurrency(context, order),
  ]);
  return {
    order: shown,
    /** States that it reaches without a mail: pages promise none. */
    unannounced: context.config.orderMailsOff,
    /** Whether its pages lead to those of claims. */
    mayClaim: isClaimable(order) && (await isFeatureEnabled(context, 'warrantyClaims')),
    otherPayments,
    paymentCodes: createPaymentCodes(context, {
      code: order.code,
      transfer: transferToPay(order),
      recipient: contact.name,
    }),
  };
}
