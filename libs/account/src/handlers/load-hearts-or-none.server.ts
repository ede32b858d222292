import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { isFeatureShown } from '@vyloha/session/server';
import { getWishListItems } from '../api/get-wish-list-items.server';

/** Variants that the customer marked with a heart; `null` where no hearts are shown: to guests, or anybody without the feature. */
export async function loadHeartsOrNone(context: AppLoadContext): Promise<readonly string[] | null> {
  if (!context.shopper.isLoggedIn || !(await isFeatureShown(context, 'wishList'))) return null;
  const list = await whenUnavailable(getWishListItems(context.store), () => null);
  return list && list.items.map(({ variantId }) => variantId);
}
