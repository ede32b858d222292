import type { AppLoadContext } from '@remix-run/node';
import { clearIdentity, getGlobals, getUser, logout } from '@vyloha/session/server';
import type { Login } from '../../model/login-response';
import { isRestricted } from '../../model/is-restricted';
import { fulfilWish } from '../lists/wish-of-guest.server';
import { saveDeviceToken } from './save-device-token.server';

/** Whether the token's customer must not log in. */
async function isLoginRestricted({ store }: AppLoadContext): Promise<boolean> {
  const [response, { restrictedGroups }] = await Promise.all([getUser(store), getGlobals(store)]);
  return response.ok && isRestricted(response.value.groups, restrictedGroups);
}

/**
 * Adopts a new token for this shopper. A customer of a restricted group is logged out at once, and the next page says
 * why.
 * @returns whether the shopper is logged in now
 */
export async function completeLogin(
  context: AppLoadContext,
  { token, deviceToken, cartNotices }: Login,
): Promise<boolean> {
  const { cookies, session, store, t } = context;
  // An identity proof of another token is not valid for this one.
  clearIdentity(cookies);
  // From here on the store client sends the customer's token.
  cookies.set('token', token);
  session.renew();
  if (await isLoginRestricted(context)) {
    await logout(store);
    clearIdentity(cookies);
    session.flash({ kind: 'warning', text: t('session:restricted') });
    session.openRedirectModal('restricted');
    return false;
  }
  saveDeviceToken(context, deviceToken);
  // The guest's cart was merged into the customer's.
  cookies.clear('guestCart');
  for (const text of cartNotices) session.flash({ kind: 'warning', text });
  await fulfilWish(context);
  return true;
}
