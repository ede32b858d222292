import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { BackendUnavailable } from '@vyloha/contract';
import { ownPathOrNull, paths } from '@vyloha/links';
import { isIdentityUnknown } from '@vyloha/session';
import type { User } from '@vyloha/session';

const SEE_OTHER = 303;

/**
 * Who is logged in; the user area begins with it.
 * @throws a redirect of guests to the login, which leads back
 * @throws BackendUnavailable of a customer whose user could not be read: a login could not help, and would lead back at once
 */
export function requireCustomer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): User {
  const { user } = context.shopper;
  if (user !== null) return user;
  if (isIdentityUnknown(context.shopper)) {
    throw new BackendUnavailable('the user of the page', { reason: 'network', requestId: context.requestId });
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(ownPathOrNull(`${pathname}${search}`) ?? paths.user()), SEE_OTHER);
}
