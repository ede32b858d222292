import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;

/** Redirects to the dashboard. */
export async function userIndexLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  return redirect(paths.dashboard(), SEE_OTHER);
}
