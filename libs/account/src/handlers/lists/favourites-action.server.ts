import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { getWishList, removeListItem } from '../../api/lists.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Removes a product from the wish list, with all its variants. */
export async function favouritesAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const { productId } = await readFields(args.request, { names: ['productId'] });
  const { id, items } = await getWishList(store);
  const itemsToRemove = items.filter((item) => item.productId === productId);
  if (id !== null) await Promise.all(itemsToRemove.map((item) => removeListItem(store, id, item.id)));
  session.flash({ kind: 'success', text: t('account:favourites.removed') });
  return seeOther(paths.favourites());
}
