import type { LoaderFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { loginAs } from '../../api/login.server';
import { clearCustomerSession } from '../customer-session/clear-customer-session.server';
import { completeLogin } from '../customer-session/complete-login.server';

const staffCookieValue = 'true';

/**
 * Logs the shop's staff in as a customer by a single-use token. The previous customer is logged out first, but only for
 * a valid token: links on other sites lead here with invalid ones.
 */
export async function authProxyLoader({ request, context }: LoaderFunctionArgs) {
  const { cookies, session, store, t } = context;
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  if (token === '') {
    session.flash({ kind: 'danger', text: t('account:loginAs.missing') });
    return seeOther(paths.home());
  }
  const response = await loginAs(store, token);
  if (!response.ok) {
    session.flash({ kind: 'danger', text: firstErrorText(response.errors) ?? t('account:loginAs.refused') });
    return seeOther(paths.home());
  }
  await clearCustomerSession(context);
  if (await completeLogin(context, response.data)) {
    cookies.setSealed('staff', staffCookieValue, response.data.token);
    session.flash({ kind: 'info', text: t('account:loginAs.success') });
  }
  return seeOther(sameOriginPathOrNull(searchParams.get('redirectTo')) ?? paths.home());
}
