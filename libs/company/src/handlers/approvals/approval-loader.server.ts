import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { notFound } from '@vyloha/links/server';
import { withCurrency } from '@vyloha/orders/server';
import { getApproval } from '../../api/approvals.server';

/** An order above a limit, for its buyer and whoever decides on it, who may open the order as well; 404 for all others. */
export async function approvalLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context, params } = args;
  const approval = await getApproval(context.store, params['id'] ?? '');
  if (approval === null) throw notFound();
  const order = await withCurrency(context, approval.order);
  return { approval: { ...approval, order }, meta: { title: context.t('company:approval.title') } };
}
