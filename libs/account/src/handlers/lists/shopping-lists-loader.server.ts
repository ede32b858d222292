import type { LoaderFunctionArgs } from '@remix-run/node';
import { formatDate } from '@vyloha/i18n';
import { listShoppingLists } from '../../api/lists.server';
import { fromCartKey } from '../../model/list-from-cart';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The customer's named shopping lists; `z-kosiku` in the query fills in the form for saving the cart. */
export async function shoppingListsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const isFromCart = new URL(request.url).searchParams.has(fromCartKey);
  return {
    lists: await listShoppingLists(context.store),
    /** Initial values of a new list; `null` for an empty form. */
    preset: isFromCart
      ? { name: context.t('account:lists.purchaseOf', { date: formatDate(new Date()) }), fromCart: true }
      : null,
    meta: { title: context.t('account:menu.shoppingLists') },
  };
}
