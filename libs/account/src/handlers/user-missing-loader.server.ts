import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from './require-customer.server';

const NOT_FOUND = 404;

/** An address of the user area that names no page; a guest is asked to log in all the same. */
export async function userMissingLoader(args: LoaderFunctionArgs): Promise<never> {
  requireCustomer(args);
  throw new Response(null, { status: NOT_FOUND });
}
