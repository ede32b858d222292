import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { changeUser } from '../../api/profile.server';
import { toSettingsField, settingsInput } from '../../model/settings-input';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Updates the customer's personal data. */
export async function settingsAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, settingsInput);
  if (!form.ok) return refused(form.problem);
  const response = await changeUser(store, form.value);
  if (!response.ok) return refused(form.refuse(response.errors, toSettingsField), { status: response.status });
  session.flash({ kind: 'success', text: t('account:settings.saved') });
  return seeOther(paths.personalSettings());
}
