import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import { ownPathOrNull, paths } from '@vyloha/links';
import { isFeatureShown } from '@vyloha/session/server';

const SEE_OTHER = 303;
const NOT_FOUND = 404;

/** The login page; somebody who is logged in already goes on at once. */
export async function loginPageLoader({ request, context }: LoaderFunctionArgs) {
  if (!isOn(context.config.features, 'login')) throw new Response(null, { status: NOT_FOUND });
  const redirectTo = ownPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw redirect(redirectTo ?? paths.home(), SEE_OTHER);
  return {
    redirectTo,
    canRegister: await isFeatureShown(context, 'registration'),
    meta: { title: context.t('account:login.title') },
  };
}
