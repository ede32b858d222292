import type { AppLoadContext } from '@remix-run/node';
import { isFeatureEnabled } from '@vyloha/session/server';

/** Whether this shopper's pages have wish-list buttons: not for guests, nor with the feature off. */
export async function hasWishList(context: AppLoadContext): Promise<boolean> {
  return context.shopper.isLoggedIn && (await isFeatureEnabled(context, 'wishList'));
}

/** Variants in the customer's wish list; none for guests. */
export async function getWishListIds(context: AppLoadContext): Promise<readonly string[]> {
  if (!(await hasWishList(context))) return [];
  return context.shopper.user?.wishList.items.map(({ variantId }) => variantId) ?? [];
}
