import type { AppLoadContext } from '@remix-run/node';
import { listFromCartPath } from '../../model/list-from-cart';
import { hasShoppingLists } from './has-shopping-lists.server';

/** Path of the form that saves the cart as a shopping list; `null` for guests and with the feature off. */
export async function getSaveCartPathOrNull(context: AppLoadContext): Promise<string | null> {
  return (await hasShoppingLists(context)) ? listFromCartPath() : null;
}
