import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { resetPassword } from '../api/reset-password.server';
import { passwordFields } from '../model/new-password';
import { resetPasswordInput } from '../model/password-inputs';
import { rememberDevice } from './remember-device.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Sets the new password; the login is next. */
export async function resetPasswordAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, resetPasswordInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await resetPassword(store, form.value);
  if (!answer.ok) {
    return data(
      form.refuse(answer.errors, (field) => passwordFields[field]),
      { status: answer.status },
    );
  }
  rememberDevice(context, answer.data);
  session.flash({ kind: 'success', text: t('account:reset.success') });
  return redirect(paths.login(), SEE_OTHER);
}
