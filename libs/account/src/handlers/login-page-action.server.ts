import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { login } from '../api/login.server';
import { loginInput } from '../model/login-input';
import { completeLogin } from './complete-login.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

function toFormField(wireField: string): string | undefined {
  return wireField in loginInput.entries ? wireField : undefined;
}

/** Logs in and redirects to the requested page; a restricted customer stays here. */
export async function loginPageAction({ request, context }: ActionFunctionArgs) {
  const form = await parseSubmission(request, loginInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { email, password, redirectTo } = form.value;
  const target = sameOriginPathOrNull(redirectTo);
  const deviceToken = context.cookies.get('device');
  const response = await login(context.store, { email, password, deviceToken });
  if (!response.ok) return data(form.refuse(response.errors.slice(0, 1), toFormField), { status: response.status });
  if (!(await completeLogin(context, response.data))) return redirect(paths.login(target ?? undefined), SEE_OTHER);
  context.session.flash({ kind: 'success', text: context.t('account:login.success') });
  return redirect(target ?? paths.home(), SEE_OTHER);
}
