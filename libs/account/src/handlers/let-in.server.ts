import type { AppLoadContext } from '@remix-run/node';
import { forgetIdentity, getGlobals, getUser, logout } from '@vyloha/session/server';
import type { Login } from '../model/login-response';
import { isRestricted } from '../model/is-restricted';
import { rememberDevice } from './remember-device.server';

/** Whether the customer the token belongs to must not be let in. */
async function isShutOut({ store }: AppLoadContext): Promise<boolean> {
  const [answer, { restrictedGroups }] = await Promise.all([getUser(store), getGlobals(store)]);
  return answer.kind === 'found' && isRestricted(answer.user.groups, restrictedGroups);
}

/**
 * Takes a new token for this shopper's. A customer of a restricted group is logged out at once, and the next page says
 * why.
 * @returns whether the shopper is logged in now
 */
export async function letIn(context: AppLoadContext, { token, deviceToken }: Login): Promise<boolean> {
  const { cookies, session, store, t } = context;
  // What was proven of a token before is worth nothing beside this one.
  forgetIdentity(cookies);
  // From here on the store's client speaks for the customer.
  cookies.set('token', token);
  session.renew();
  if (await isShutOut(context)) {
    await logout(store);
    forgetIdentity(cookies);
    session.flash({ kind: 'warning', text: t('session:restricted') });
    session.openRedirectModal('restricted');
    return false;
  }
  rememberDevice(context, deviceToken);
  // What was in the guest's cart is the customer's now.
  cookies.clear('guestCart');
  return true;
}
