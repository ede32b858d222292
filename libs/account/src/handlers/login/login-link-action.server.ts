import type { ActionFunctionArgs } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { followLoginLink, requestLoginLink } from '../../api/login.server';
import { loginLinkInput } from '../../model/password-inputs';
import { completeLogin } from '../customer-session/complete-login.server';
import { userAgentOf } from '../customer-session/user-agent-of.server';
import { toAbsoluteUrl } from '../to-absolute-url.server';

/** Logs in by a mailed secret (only by POST); with an e-mail instead it has a login link mailed. */
export async function loginLinkAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, loginLinkInput);
  if (!form.ok) return refused(form.problem);
  const { token, email = '' } = form.value;
  if (token !== undefined) {
    const deviceToken = context.cookies.get('device');
    const loginResponse = await followLoginLink(store, { token, deviceToken, userAgent: userAgentOf(request) });
    if (!loginResponse.ok)
      return refused(
        form.refuse(loginResponse.errors, () => undefined),
        { status: loginResponse.status },
      );
    if (!(await completeLogin(context, loginResponse.data))) return seeOther(paths.login());
    context.events.report?.({ name: 'login', method: 'link' });
    session.flash({ kind: 'success', text: t('account:login.success') });
    return seeOther(paths.home());
  }
  const response = await requestLoginLink(store, { email, callbackUrl: toAbsoluteUrl(context, paths.loginLink()) });
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'info', text: t('account:loginLink.sent', { email }) });
  return seeOther(paths.login());
}
