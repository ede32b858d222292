import type { AppLoadContext } from '@remix-run/node';
import { isFeatureShown } from '@vyloha/session/server';

/** Variants that the customer marked with a heart; `null` where no hearts are shown: to guests, or anybody without the feature. */
export async function listHeartsOrNone(context: AppLoadContext): Promise<readonly string[] | null> {
  const { user } = context.shopper;
  if (user === null || !(await isFeatureShown(context, 'wishList'))) return null;
  return user.wishList.items.map(({ variantId }) => variantId);
}
