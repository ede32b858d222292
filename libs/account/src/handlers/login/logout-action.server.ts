import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { clearCustomerSession } from '../customer-session/clear-customer-session.server';

/** Logs out and redirects to the home page, or to `redirectTo`. */
export async function logoutAction({ request, context }: ActionFunctionArgs) {
  const { redirectTo } = await readFields(request, { names: ['redirectTo'] });
  await clearCustomerSession(context);
  return seeOther(sameOriginPathOrNull(redirectTo) ?? paths.home());
}
