import type { LoaderFunctionArgs } from '@remix-run/node';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listCreditMovements } from '../../api/credits.server';
import { requireCustomer } from '../customer-session/require-customer.server';

const perPage = 20;

/** Where the customer's credits came from and went. */
export async function creditsHistoryLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { movements, total } = await listCreditMovements(context.store, { page, perPage });
  return {
    movements,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('account:credits.title') },
  };
}
