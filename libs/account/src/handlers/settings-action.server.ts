import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { changeUser } from '../api/change-user.server';
import { settingsFieldOf, settingsInput } from '../model/settings-input';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Changes what the shop knows of the customer. */
export async function settingsAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, settingsInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await changeUser(store, form.value);
  if (!answer.ok) return data(form.refuse(answer.errors, settingsFieldOf), { status: answer.status });
  session.flash({ kind: 'success', text: t('account:settings.saved') });
  return redirect(paths.personalSettings(), SEE_OTHER);
}
