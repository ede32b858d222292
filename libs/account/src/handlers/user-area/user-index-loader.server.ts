import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Redirects to the dashboard. */
export async function userIndexLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  return seeOther(paths.dashboard());
}
