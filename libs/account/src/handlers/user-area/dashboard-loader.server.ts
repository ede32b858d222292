import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAddressLines } from '@vyloha/contract';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Data of the dashboard page, without what other domains show on it. */
export async function dashboardLoader(args: LoaderFunctionArgs) {
  const { name, email, phone, address, isEmailConfirmed } = requireCustomer(args);
  return {
    customer: { name, email, phone, addressLines: address === null ? [] : toAddressLines(address), isEmailConfirmed },
    meta: { title: args.context.t('account:menu.dashboard') },
  };
}
