import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { resetPassword } from '../../api/passwords.server';
import { passwordFields } from '../../model/new-password';
import { resetPasswordInput } from '../../model/password-inputs';
import { saveDeviceToken } from '../customer-session/save-device-token.server';

/** Sets the new password and redirects to the login. */
export async function resetPasswordAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, resetPasswordInput);
  if (!form.ok) return refused(form.problem);
  const response = await resetPassword(store, form.value);
  if (!response.ok) {
    return refused(
      form.refuse(response.errors, (field) => passwordFields[field]),
      { status: response.status },
    );
  }
  saveDeviceToken(context, response.data);
  session.flash({ kind: 'success', text: t('account:reset.success') });
  return seeOther(paths.login());
}
