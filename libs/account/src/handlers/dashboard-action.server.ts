import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { sendActivation } from '../api/send-activation.server';
import { ownPage } from './own-page.server';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;

/** Mails the link that proves the e-mail once more. */
export async function dashboardAction(args: ActionFunctionArgs) {
  const { email } = requireCustomer(args);
  const { session, store, t } = args.context;
  const answer = await sendActivation(store, ownPage(args.context, paths.activate()));
  if (answer.ok) session.flash({ kind: 'success', text: t('account:dashboard.sent', { email }) });
  else session.flash({ kind: 'danger', text: firstErrorText(answer.errors) ?? t('ui:failure.text') });
  return redirect(paths.dashboard(), SEE_OTHER);
}
