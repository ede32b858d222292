import type { AppLoadContext } from '@remix-run/node';
import { isFeatureEnabled } from '@vyloha/session/server';

/** Whether this shopper's pages offer to add products to shopping lists: not to guests, nor with the feature off. */
export async function hasShoppingLists(context: AppLoadContext): Promise<boolean> {
  return context.shopper.isLoggedIn && (await isFeatureEnabled(context, 'shoppingLists'));
}
