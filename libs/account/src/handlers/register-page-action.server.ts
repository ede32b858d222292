import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { login } from '../api/login.server';
import { register } from '../api/register.server';
import { passwordFields } from '../model/new-password';
import { registerInput } from '../model/password-inputs';
import { letIn } from './let-in.server';
import { ownPage } from './own-page.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

function fieldOfForm(wireField: string): string | undefined {
  return wireField === 'email' ? wireField : passwordFields[wireField];
}

/** The account works at once: its first login takes the guest's cart along. */
async function enter(context: AppLoadContext, credentials: { email: string; password: string }) {
  const { session, store, t } = context;
  const answer = await login(store, credentials);
  if (!answer.ok) return redirect(paths.login(), SEE_OTHER);
  await letIn(context, answer.data);
  session.flash({ kind: 'success', text: t('account:register.success', { email: credentials.email }) });
  return redirect(paths.dashboard(), SEE_OTHER);
}

/** Makes an account and logs its owner in. */
export async function registerPageAction({ request, context }: ActionFunctionArgs) {
  const form = await parseSubmission(request, registerInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const callbackUrl = ownPage(context, paths.activate());
  const answer = await register(context.store, { ...form.value, callbackUrl });
  if (!answer.ok) return data(form.refuse(answer.errors, fieldOfForm), { status: answer.status });
  return enter(context, form.value);
}
