import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { changePassword } from '../api/change-password.server';
import { passwordFields } from '../model/new-password';
import { changePasswordInput } from '../model/password-inputs';
import { rememberDevice } from './remember-device.server';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Changes the password; other logins of the account end. */
export async function passwordAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, changePasswordInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await changePassword(store, form.value);
  if (!answer.ok) {
    return data(
      form.refuse(answer.errors, (field) => passwordFields[field]),
      { status: answer.status },
    );
  }
  rememberDevice(args.context, answer.data);
  session.flash({ kind: 'success', text: t('account:password.saved') });
  return redirect(paths.changePassword(), SEE_OTHER);
}
