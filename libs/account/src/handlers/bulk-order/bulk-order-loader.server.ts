import { newAttempt } from '@vyloha/forms/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadBulkOrder } from '@vyloha/cart/server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Ordering by codes: the rows of the customer's last visit. */
export async function bulkOrderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  return {
    attempt: newAttempt(),
    rows: await loadBulkOrder(context),
    meta: { title: context.t('account:menu.bulkOrder') },
  };
}
