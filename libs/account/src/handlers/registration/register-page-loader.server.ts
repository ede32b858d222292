import type { LoaderFunctionArgs } from '@remix-run/node';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';

/** The registration form; redirects a customer who is already logged in. */
export async function registerPageLoader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = sameOriginPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw seeOther(redirectTo ?? paths.dashboard());
  return { meta: { title: context.t('account:register.title') } };
}
