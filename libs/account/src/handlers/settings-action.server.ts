import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { changeUser } from '../api/change-user.server';
import { toSettingsField, settingsInput } from '../model/settings-input';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Updates the customer's personal data. */
export async function settingsAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, settingsInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const response = await changeUser(store, form.value);
  if (!response.ok) return data(form.refuse(response.errors, toSettingsField), { status: response.status });
  session.flash({ kind: 'success', text: t('account:settings.saved') });
  return redirect(paths.personalSettings(), SEE_OTHER);
}
