import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getShoppingList } from '../../api/get-shopping-list.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** One of the customer's own lists; those of others respond 404. */
export async function shoppingListLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, context } = args;
  const list = await getShoppingList(context.store, params['id'] ?? '');
  if (list === null) throw notFound();
  return { list, currency: context.currency, meta: { title: list.name } };
}
