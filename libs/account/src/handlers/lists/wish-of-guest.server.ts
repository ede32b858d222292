import type { AppLoadContext } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { isFeatureEnabled } from '@vyloha/session/server';
import { addToWishList } from '../../api/lists.server';

/** What somebody wished for without being logged in waits for the login in a cookie. */
export function rememberWish({ cookies }: AppLoadContext, variantId: string): void {
  cookies.setSealed('wish', variantId);
}

/** Adds what was wished for before the login to the wish list; the shopper is told, unless it is gone from the shop. */
export async function fulfilWish(context: AppLoadContext): Promise<void> {
  const { cookies, session, store, t } = context;
  const variantId = cookies.getSealed('wish');
  if (variantId === null) return;
  cookies.clear('wish');
  if (!(await isFeatureEnabled(context, 'wishList'))) return;
  const added = await addToWishList(store, variantId);
  if (!added.ok) return;
  context.events.report?.({ name: 'add_to_wishlist', items: [{ id: variantId }] });
  session.flash({ kind: 'success', text: t('account:wishList.added') });
}
