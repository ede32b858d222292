import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { login } from '../api/login.server';
import { loginInput } from '../model/login-input';
import { letIn } from './let-in.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

function fieldOfForm(wireField: string): string | undefined {
  return wireField in loginInput.entries ? wireField : undefined;
}

/** Logs in and goes on to where the shopper wanted; who may not shop stays here. */
export async function loginPageAction({ request, context }: ActionFunctionArgs) {
  const form = await parseSubmission(request, loginInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { email, password, redirectTo } = form.value;
  const target = ownPathOrNull(redirectTo);
  const deviceToken = context.cookies.get('device');
  const answer = await login(context.store, { email, password, deviceToken });
  if (!answer.ok) return data(form.refuse(answer.errors.slice(0, 1), fieldOfForm), { status: answer.status });
  if (!(await letIn(context, answer.data))) return redirect(paths.login(target ?? undefined), SEE_OTHER);
  context.session.flash({ kind: 'success', text: context.t('account:login.success') });
  return redirect(target ?? paths.home(), SEE_OTHER);
}
