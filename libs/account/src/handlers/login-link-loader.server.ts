import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import { paths } from '@vyloha/links';

const SEE_OTHER = 303;
const NOT_FOUND = 404;

/** Where a login link is requested, and where the mailed one leads; opening it uses nothing up. */
export async function loginLinkLoader({ request, context }: LoaderFunctionArgs) {
  if (!isOn(context.config.features, 'login')) throw new Response(null, { status: NOT_FOUND });
  if (context.shopper.isLoggedIn) throw redirect(paths.dashboard(), SEE_OTHER);
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
    meta: { title: context.t('account:loginLink.title') },
  };
}
