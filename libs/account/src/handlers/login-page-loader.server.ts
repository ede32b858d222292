import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { isFeatureEnabled } from '@vyloha/session/server';

const SEE_OTHER = 303;
const NOT_FOUND = 404;

/** The login page; redirects a customer who is already logged in. */
export async function loginPageLoader({ request, context }: LoaderFunctionArgs) {
  if (!isFeatureOn(context.config.features, 'login')) throw new Response(null, { status: NOT_FOUND });
  const redirectTo = sameOriginPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw redirect(redirectTo ?? paths.home(), SEE_OTHER);
  return {
    redirectTo,
    canRegister: await isFeatureEnabled(context, 'registration'),
    meta: { title: context.t('account:login.title') },
  };
}
