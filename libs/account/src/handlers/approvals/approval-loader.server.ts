import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getApproval } from '../../api/get-approval.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { withCurrency } from '../orders/with-currency.server';

/** An order above a limit, for its buyer and whoever decides on it, who may open the order as well; 404 for all others. */
export async function approvalLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context, params } = args;
  const approval = await getApproval(context.store, params['id'] ?? '');
  if (approval === null) throw notFound();
  const [order] = await withCurrency(context, [approval.order]);
  if (order === undefined) throw notFound();
  return { approval: { ...approval, order }, meta: { title: context.t('account:approval.title') } };
}
