import type { AppLoadContext } from '@remix-run/node';
import { isFeatureEnabled } from '@vyloha/session/server';
import { listFromCartPath } from '../../model/list-from-cart';

/** Path of the form that saves the cart as a shopping list; `null` for guests and with the feature off. */
export async function getSaveCartPathOrNull(context: AppLoadContext): Promise<string | null> {
  const hasLists = context.shopper.isLoggedIn && (await isFeatureEnabled(context, 'shoppingLists'));
  return hasLists ? listFromCartPath() : null;
}
