import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { clearCustomerSession } from './clear-customer-session.server';

const SEE_OTHER = 303;

/** Logs out and redirects to the home page, or to `redirectTo`. */
export async function logoutAction({ request, context }: ActionFunctionArgs) {
  const { redirectTo } = await readFields(request, { names: ['redirectTo'] });
  await clearCustomerSession(context);
  return redirect(sameOriginPathOrNull(redirectTo) ?? paths.home(), SEE_OTHER);
}
