import type { AppLoadContext } from '@remix-run/node';
import { isFeatureEnabled } from '@vyloha/session/server';

/** Variants in the customer's wish list; `null` without wish-list buttons: for guests, or with the feature off. */
export async function getWishListIdsOrNull(context: AppLoadContext): Promise<readonly string[] | null> {
  const { user } = context.shopper;
  if (user === null || !(await isFeatureEnabled(context, 'wishList'))) return null;
  return user.wishList.items.map(({ variantId }) => variantId);
}
