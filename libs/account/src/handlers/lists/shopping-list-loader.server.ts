import { newAttempt } from '@vyloha/forms/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getShoppingList } from '../../api/lists.server';
import { listRemovalKey } from '../../model/list-removal';
import { requireCustomer } from '../customer-session/require-customer.server';
import { toAbsoluteUrl } from '../to-absolute-url.server';

/** One of the customer's own lists; those of others respond 404. */
export async function shoppingListLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { params, request, context } = args;
  const list = await getShoppingList(context.store, params['id'] ?? '');
  if (list === null) throw notFound();
  const { shareToken } = list;
  return {
    list,
    currency: context.currency,
    /** Makes sending the form twice one addition. */
    attempt: newAttempt(),
    /** Asks for the confirmation that the list is removed. */
    isRemoving: new URL(request.url).searchParams.has(listRemovalKey),
    /** The address that shows the list to anyone; `null` while it is not shared. */
    sharedUrl: shareToken === null ? null : toAbsoluteUrl(context, accountPaths.sharedList(shareToken)),
    meta: { title: list.name },
  };
}
