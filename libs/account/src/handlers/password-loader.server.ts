import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateMeta } from './private-meta.server';
import { requireCustomer } from './require-customer.server';

/** The form for another password. */
export async function passwordLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  return { email, meta: privateMeta(args.context, 'account:menu.password') };
}
