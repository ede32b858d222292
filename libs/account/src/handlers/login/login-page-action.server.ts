import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import type { LoginMethod } from '@vyloha/analytics';
import { isFeatureOn } from '@vyloha/config';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { badRequest, refused, seeOther } from '@vyloha/links/server';
import { login, passkeyLogin } from '../../api/login.server';
import { loginInput } from '../../model/login-input';
import type { Login } from '../../model/login-response';
import { parseCredential, passkeyLoginInput } from '../../model/passkey';
import { completeLogin } from '../customer-session/complete-login.server';
import { userAgentOf } from '../customer-session/user-agent-of.server';

function toFormField(wireField: string): string | undefined {
  return wireField in loginInput.entries ? wireField : undefined;
}

interface LoginOptions {
  method: LoginMethod;
  redirectTo: string | undefined;
}

async function finishLogin(context: AppLoadContext, newLogin: Login, { method, redirectTo }: LoginOptions) {
  const target = sameOriginPathOrNull(redirectTo);
  if (!(await completeLogin(context, newLogin))) return seeOther(paths.login(target ?? undefined));
  context.events.report?.({ name: 'login', method });
  context.session.flash({ kind: 'success', text: context.t('account:login.success') });
  return seeOther(target ?? paths.home());
}

async function logInByPasskey({ request, context }: ActionFunctionArgs, fields: FormData) {
  const { config, session, store } = context;
  if (!isFeatureOn(config.features, 'passkeys')) throw badRequest();
  const form = await parseSubmission(fields, passkeyLoginInput);
  if (!form.ok) return refused(form.problem);
  const credential = parseCredential(form.value.passkey);
  const response = await passkeyLogin(store, {
    browser: session.id,
    credential,
    deviceToken: context.cookies.get('device'),
    userAgent: userAgentOf(request),
  });
  if (!response.ok) {
    const refusal = form.refuse(response.errors.slice(0, 1), () => undefined);
    return refused(refusal, { status: response.status });
  }
  return finishLogin(context, response.data, { method: 'passkey', redirectTo: form.value.redirectTo });
}

/** Logs in by password or passkey and redirects to the requested page; a restricted customer stays here. */
export async function loginPageAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const fields = await readForm(request);
  if (fields.has('passkey')) return logInByPasskey(args, fields);
  const form = await parseSubmission(fields, loginInput);
  if (!form.ok) return refused(form.problem);
  const { email, password, redirectTo } = form.value;
  const deviceToken = context.cookies.get('device');
  const response = await login(context.store, { email, password, deviceToken, userAgent: userAgentOf(request) });
  if (!response.ok) return refused(form.refuse(response.errors.slice(0, 1), toFormField), { status: response.status });
  return finishLogin(context, response.data, { method: 'password', redirectTo });
}
