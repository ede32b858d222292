import type { ActionFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { sendActivation } from '../../api/accounts.server';
import { toAbsoluteUrl } from '../to-absolute-url.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Mails the e-mail verification link again. */
export async function dashboardAction(args: ActionFunctionArgs) {
  const { email } = requireCustomer(args);
  const { session, store, t } = args.context;
  const response = await sendActivation(store, toAbsoluteUrl(args.context, paths.activate()));
  if (response.ok) session.flash({ kind: 'success', text: t('account:dashboard.sent', { email }) });
  else session.flash({ kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') });
  return seeOther(paths.dashboard());
}
