import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ownPathOrNull, paths } from '@vyloha/links';

const SEE_OTHER = 303;

/** The form for a new account; who has one and is logged in needs no other. */
export async function registerPageLoader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = ownPathOrNull(new URL(request.url).searchParams.get('redirectTo'));
  if (context.shopper.isLoggedIn) throw redirect(redirectTo ?? paths.dashboard(), SEE_OTHER);
  return { meta: { title: context.t('account:register.title') } };
}
