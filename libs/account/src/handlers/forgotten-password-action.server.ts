import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { forgotPassword } from '../api/forgot-password.server';
import { forgottenPasswordInput } from '../model/password-inputs';
import { ownPage } from './own-page.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Has a link mailed, and says the same whether or not the e-mail has an account. */
export async function forgottenPasswordAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, forgottenPasswordInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { email } = form.value;
  const answer = await forgotPassword(store, { email, callbackUrl: ownPage(context, paths.resetPassword()) });
  if (!answer.ok) return data(form.refuse(answer.errors), { status: answer.status });
  session.flash({ kind: 'info', text: t('account:forgotten.sent', { email }) });
  return redirect(paths.login(), SEE_OTHER);
}
