import type { LoaderFunctionArgs } from '@remix-run/node';
import { getPersonalData } from '../../api/profile.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Everything the shop knows of the customer, as a file. */
export async function personalDataLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  const content = JSON.stringify(await getPersonalData(args.context.store), null, 2);
  return new Response(content, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="moje-udaje.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
