import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { register } from '../api/register.server';
import { passwordFields } from '../model/new-password';
import { registerInput } from '../model/password-inputs';
import { ownPage } from './own-page.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

function fieldOfForm(wireField: string): string | undefined {
  return wireField === 'email' ? wireField : passwordFields[wireField];
}

/**
 * Has the link mailed that makes the account. The page says the same whether or not the e-mail has one, so that nobody
 * learns here who is a customer.
 */
export async function registerPageAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, registerInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await register(store, { ...form.value, callbackUrl: ownPage(context, paths.activate()) });
  if (!answer.ok) return data(form.refuse(answer.errors, fieldOfForm), { status: answer.status });
  session.flash({ kind: 'info', text: t('account:register.sent', { email: form.value.email }) });
  return redirect(paths.login(), SEE_OTHER);
}
