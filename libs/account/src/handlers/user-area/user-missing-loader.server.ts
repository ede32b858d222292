import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Catch-all of the user area: responds 404, after redirecting guests to the login. */
export async function userMissingLoader(args: LoaderFunctionArgs): Promise<never> {
  requireCustomer(args);
  throw notFound();
}
