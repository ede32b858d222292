import type { LoaderFunctionArgs } from '@remix-run/node';
import { listShoppingLists } from '../api/list-shopping-lists.server';
import { privateMeta } from './private-meta.server';
import { requireCustomer } from './require-customer.server';

/** Shopping lists the customer has named. */
export async function shoppingListsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  return {
    lists: await listShoppingLists(context.store),
    meta: privateMeta(context, 'account:menu.shoppingLists'),
  };
}
