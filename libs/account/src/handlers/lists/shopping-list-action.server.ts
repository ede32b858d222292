import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { cartProblemMessage, cartProblemTone } from '@vyloha/cart';
import { addBatchToCart } from '@vyloha/cart/server';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import { getShoppingList } from '../../api/get-shopping-list.server';
import { removeListItem } from '../../api/remove-list-item.server';
import { removeShoppingList } from '../../api/remove-shopping-list.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Adds all items to the cart in their amounts; messages say which ones could not be added, and why. */
async function addListToCart(context: AppLoadContext, id: string): Promise<Response> {
  const list = await getShoppingList(context.store, id);
  if (list === null) throw notFound();
  const items = list.items.flatMap(({ variantId, amount }) => (variantId === null ? [] : [{ variantId, amount }]));
  const added = await addBatchToCart(context, items);
  if (added.ok) return seeOther(paths.cart());
  const { problem } = added;
  context.session.flash({ kind: cartProblemTone(problem), text: cartProblemMessage(problem, context.t) });
  return seeOther(paths.shoppingList(id));
}

/** Adds the list to the cart, removes an item from it or, without an item, the list itself. Removing twice succeeds. */
export async function shoppingListAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const id = args.params['id'] ?? '';
  const { intent, itemId } = await readFields(args.request, { names: ['intent', 'itemId'] });
  if (intent === 'addToCart') return addListToCart(args.context, id);
  if (itemId !== undefined) {
    await removeListItem(store, id, itemId);
    return seeOther(paths.shoppingList(id));
  }
  await removeShoppingList(store, id);
  session.flash({ kind: 'success', text: t('account:lists.removed') });
  return seeOther(paths.shoppingLists());
}
