import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { BackendUnavailable } from '@vyloha/http-client';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import type { User } from '@vyloha/session';
import { loginOfEnded } from '@vyloha/session/server';

/**
 * Returns the logged-in customer; guards every page of the user area.
 * @throws a redirect of guests to the login, which redirects back
 * @throws 404 to guests of a shop without a login
 * @throws BackendUnavailable for a customer whose user could not be read: the login would only redirect back
 */
export function requireCustomer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): User {
  const { user } = context.shopper;
  if (user !== null) return user;
  if (context.shopper.isIdentityUnknown) {
    throw new BackendUnavailable('the user of the page', { reason: 'network', requestId: context.requestId });
  }
  if (!isFeatureOn(context.config.features, 'login')) throw notFound();
  const { pathname, search } = new URL(request.url);
  const returnPath = sameOriginPathOrNull(`${pathname}${search}`) ?? paths.user();
  throw loginOfEnded(context, returnPath) ?? seeOther(paths.login(returnPath));
}
