import type { ActionFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getOrder } from '../../api/get-order.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { submitPayment } from '../payments/submit-payment.server';

/** Pays one of the customer's own orders, or changes how it is paid. */
export async function orderAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { params, context, request } = args;
  const order = await getOrder(context.store, params['id'] ?? '');
  if (order === null) throw notFound();
  return submitPayment(context, request, { order: { id: order.id }, path: paths.order(order.code) });
}
