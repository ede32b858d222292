import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { paths } from '@vyloha/links';

const SEE_OTHER = 303;
const NOT_FOUND = 404;

/** The page that requests a login link and the target of the mailed one; a GET does not consume the secret. */
export async function loginLinkLoader({ request, context }: LoaderFunctionArgs) {
  if (!isFeatureOn(context.config.features, 'login')) throw new Response(null, { status: NOT_FOUND });
  if (context.shopper.isLoggedIn) throw redirect(paths.dashboard(), SEE_OTHER);
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
    meta: { title: context.t('account:loginLink.title') },
  };
}
