import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from './require-customer.server';

const NOT_FOUND = 404;

/** Catch-all of the user area: responds 404, after redirecting guests to the login. */
export async function userMissingLoader(args: LoaderFunctionArgs): Promise<never> {
  requireCustomer(args);
  throw new Response(null, { status: NOT_FOUND });
}
