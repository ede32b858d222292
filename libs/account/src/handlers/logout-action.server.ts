import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ownPathOrNull, paths } from '@vyloha/links';
import { logout } from '@vyloha/session/server';

const SEE_OTHER = 303;

/** What a browser keeps of a customer, the unfinished order included: the next one at this computer may not see it. */
const personalCookies = ['token', 'variant', 'groups', 'guestCart', 'checkout'] as const;

/** Ends the token and forgets the customer. */
export async function logoutAction({ request, context }: ActionFunctionArgs) {
  const redirectTo = (await request.formData()).get('redirectTo');
  try {
    if (context.cookies.get('token') !== null) await logout(context.store);
  } finally {
    // Whether or not the backend could be told.
    for (const name of personalCookies) context.cookies.clear(name);
  }
  return redirect(ownPathOrNull(redirectTo) ?? paths.home(), SEE_OTHER);
}
