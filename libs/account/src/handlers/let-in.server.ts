import type { AppLoadContext } from '@remix-run/node';
import { getGlobals, getUser, logout } from '@vyloha/session/server';
import { isRestricted } from '../model/is-restricted';

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
export async function letIn(context: AppLoadContext, token: string): Promise<boolean> {
  const { cookies, session, store, t } = context;
  // From here on the store's client speaks for the customer.
  cookies.set('token', token);
  cookies.clear('staff');
  if (await isShutOut(context)) {
    await logout(store);
    cookies.clear('token');
    session.flash({ kind: 'warning', text: t('session:restricted') });
    session.openRedirectModal('restricted');
    return false;
  }
  // What was in the guest's cart is the customer's now.
  cookies.clear('guestCart');
  return true;
}
