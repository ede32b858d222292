import type { LoaderFunctionArgs } from '@remix-run/node';
import { getOrder } from '../api/get-order.server';
import { requireCustomer } from './require-customer.server';
import { withCurrency } from './with-currency.server';

const NOT_FOUND = 404;

/** One of the customer's own orders; anybody else's does not exist. */
export async function orderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, context } = args;
  const found = await getOrder(context.store, params['id'] ?? '');
  const [order] = found === null ? [] : await withCurrency(context, [found]);
  if (order === undefined) throw new Response(null, { status: NOT_FOUND });
  return { order, meta: { title: context.t('account:order.title', { code: order.code }), robots: 'noindex' } };
}
