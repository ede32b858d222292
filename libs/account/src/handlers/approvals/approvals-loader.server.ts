import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { listCurrencies } from '@vyloha/session/server';
import { listApprovals } from '../../api/list-approvals.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Orders of the company that wait for approval, and those that were decided; 404 without a company. */
export async function approvalsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const [approvals, currencies] = await Promise.all([listApprovals(context.store), listCurrencies(context.store)]);
  if (approvals === null) throw notFound();
  return {
    approvals: approvals.map((approval) => ({
      ...approval,
      currency: currencies.find(({ code }) => code === approval.currencyCode) ?? context.currency,
    })),
    meta: { title: context.t('account:menu.approvals') },
  };
}
