import type { AppLoadContext } from '@remix-run/node';
import { createPaymentCodes, loadOtherPaymentsOrEmpty } from '@vyloha/account/server';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import { getOrder } from '../api/get-order.server';
import type { Order } from '../model/order/order';
import { transferToPay } from '../model/payment/payment-state';

/** An order keeps its currency whatever the active one is. */
async function getOrderCurrency(context: AppLoadContext, { currencyCode }: Order) {
  const currencies = await listCurrencies(context.store);
  return currencies.find(({ code }) => code === currencyCode) ?? context.currency;
}

/** What pages show of the order that a token opens; `null` when there is none. */
export async function loadOrderView(context: AppLoadContext, token: string) {
  const order = await getOrder(context.store, token);
  if (order === null) return null;
  const [{ contact }, otherPayments] = await Promise.all([
    getGlobals(context.store),
    loadOtherPaymentsOrEmpty(context, { token }, order.status),
  ]);
  return {
    order,
    /** States that it reaches without a mail: pages promise none. */
    unannounced: context.config.orderMailsOff,
    otherPayments,
    currency: await getOrderCurrency(context, order),
    paymentCodes: createPaymentCodes(context, {
      code: order.code,
      transfer: transferToPay(order),
      recipient: contact.name,
    }),
  };
}
