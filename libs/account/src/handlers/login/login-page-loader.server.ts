import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import { isFeatureEnabled } from '@vyloha/session/server';

/** The login page; redirects a customer who is already logged in. */
export async function loginPageLoader({ request, context }: LoaderFunctionArgs) {
  if (!isFeatureOn(context.config.features, 'login')) throw notFound();
  const redirectTo = sameOriginPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw seeOther(redirectTo ?? paths.home());
  return {
    redirectTo,
    canRegister: await isFeatureEnabled(context, 'registration'),
    meta: { title: context.t('account:login.title') },
  };
}
