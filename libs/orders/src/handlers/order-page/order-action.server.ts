import type { ActionFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { readForm, requireAttempt } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getOrder } from '../../api/orders.server';
import { isOfColleague } from '../../model/company-orders';
import { submitCancellation } from '../cancellation/submit-cancellation.server';
import { submitPayment } from '../payments/submit-payment.server';
import { repeatOrder } from '../repeat/repeat-order.server';

/** Pays one of the customer's own orders, changes how it is paid, cancels it, or adds the products of one to the cart again. */
export async function orderAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { params, context, request } = args;
  const order = await getOrder(context.store, params['id'] ?? '');
  if (order === null) throw notFound();
  const form = await readForm(request);
  if (form.get('intent') === 'repeat') return repeatOrder(context, order, requireAttempt(form));
  if (isOfColleague(order.orderedBy)) throw notFound();
  const page = { order: { id: order.id }, path: paths.order(order.code), form };
  return (await submitCancellation(context, page)) ?? submitPayment(context, page);
}
