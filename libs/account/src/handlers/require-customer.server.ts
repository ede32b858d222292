import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ownPathOrNull, paths } from '@vyloha/links';
import type { User } from '@vyloha/session';

const SEE_OTHER = 303;

/**
 * Who is logged in; the user area begins with it.
 * @throws a redirect of guests to the login, which leads back
 */
export function requireCustomer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): User {
  const { user } = context.shopper;
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(ownPathOrNull(`${pathname}${search}`) ?? paths.user()), SEE_OTHER);
}
