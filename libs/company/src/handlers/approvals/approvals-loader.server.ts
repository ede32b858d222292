import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { notFound } from '@vyloha/links/server';
import { withCurrencies } from '@vyloha/orders/server';
import { listApprovals } from '../../api/approvals.server';

/** Orders of the company that wait for approval, and those that were decided; 404 without a company. */
export async function approvalsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const approvals = await listApprovals(context.store);
  if (approvals === null) throw notFound();
  return {
    approvals: await withCurrencies(context, approvals),
    meta: { title: context.t('account:menu.approvals') },
  };
}
