import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateMeta } from './private-meta.server';
import { requireCustomer } from './require-customer.server';

/** Ordering by codes. */
export async function bulkOrderLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  return { meta: privateMeta(args.context, 'account:menu.bulkOrder') };
}
