import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The form that changes the password. */
export async function passwordLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  return { email, meta: { title: args.context.t('account:menu.password') } };
}
