import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { login } from '../../api/login.server';
import { loginInput } from '../../model/login-input';
import { completeLogin } from '../customer-session/complete-login.server';
import { userAgentOf } from '../customer-session/user-agent-of.server';

function toFormField(wireField: string): string | undefined {
  return wireField in loginInput.entries ? wireField : undefined;
}

/** Logs in and redirects to the requested page; a restricted customer stays here. */
export async function loginPageAction({ request, context }: ActionFunctionArgs) {
  const form = await parseSubmission(request, loginInput);
  if (!form.ok) return refused(form.problem);
  const { email, password, redirectTo } = form.value;
  const target = sameOriginPathOrNull(redirectTo);
  const deviceToken = context.cookies.get('device');
  const response = await login(context.store, { email, password, deviceToken, userAgent: userAgentOf(request) });
  if (!response.ok) return refused(form.refuse(response.errors.slice(0, 1), toFormField), { status: response.status });
  if (!(await completeLogin(context, response.data))) return seeOther(paths.login(target ?? undefined));
  context.session.flash({ kind: 'success', text: context.t('account:login.success') });
  return seeOther(target ?? paths.home());
}
