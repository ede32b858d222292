import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { sameOriginPathOrNull, paths } from '@vyloha/links';

const SEE_OTHER = 303;

/** The registration form; redirects a customer who is already logged in. */
export async function registerPageLoader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = sameOriginPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw redirect(redirectTo ?? paths.dashboard(), SEE_OTHER);
  return { meta: { title: context.t('account:register.title') } };
}
