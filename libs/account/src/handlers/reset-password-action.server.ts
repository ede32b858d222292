import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { resetPassword } from '../api/reset-password.server';
import { passwordFields } from '../model/new-password';
import { resetPasswordInput } from '../model/password-inputs';
import { saveDeviceToken } from './save-device-token.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Sets the new password and redirects to the login. */
export async function resetPasswordAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, resetPasswordInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const response = await resetPassword(store, form.value);
  if (!response.ok) {
    return data(
      form.refuse(response.errors, (field) => passwordFields[field]),
      { status: response.status },
    );
  }
  saveDeviceToken(context, response.data);
  session.flash({ kind: 'success', text: t('account:reset.success') });
  return redirect(paths.login(), SEE_OTHER);
}
