import type { LoaderFunctionArgs } from '@remix-run/node';
import { listShoppingLists } from '../../api/list-shopping-lists.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The customer's named shopping lists. */
export async function shoppingListsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  return {
    lists: await listShoppingLists(context.store),
    meta: { title: context.t('account:menu.shoppingLists') },
  };
}
