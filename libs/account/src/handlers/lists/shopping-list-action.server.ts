import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { removeListItem } from '../../api/remove-list-item.server';
import { removeShoppingList } from '../../api/remove-shopping-list.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Removes an item from the list or, without an item, the list itself. Removing twice succeeds. */
export async function shoppingListAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const id = args.params['id'] ?? '';
  const { itemId } = await readFields(args.request, { names: ['itemId'] });
  if (itemId !== undefined) {
    await removeListItem(store, id, itemId);
    return seeOther(paths.shoppingList(id));
  }
  await removeShoppingList(store, id);
  session.flash({ kind: 'success', text: t('account:lists.removed') });
  return seeOther(paths.shoppingLists());
}
