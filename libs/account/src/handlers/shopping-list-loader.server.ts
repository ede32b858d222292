import type { LoaderFunctionArgs } from '@remix-run/node';
import { getShoppingList } from '../api/get-shopping-list.server';
import { requireCustomer } from './require-customer.server';

const NOT_FOUND = 404;

/** One of the customer's own lists; those of others respond 404. */
export async function shoppingListLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, context } = args;
  const list = await getShoppingList(context.store, params['id'] ?? '');
  if (list === null) throw new Response(null, { status: NOT_FOUND });
  return { list, currency: context.currency, meta: { title: list.name } };
}
