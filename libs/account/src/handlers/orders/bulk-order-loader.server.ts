import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Ordering by codes. */
export async function bulkOrderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  return { meta: { title: args.context.t('account:menu.bulkOrder') } };
}
