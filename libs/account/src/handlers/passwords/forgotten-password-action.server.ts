import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { forgotPassword } from '../../api/passwords.server';
import { forgottenPasswordInput } from '../../model/password-inputs';
import { toAbsoluteUrl } from '../to-absolute-url.server';

/** Has a link mailed; the response is the same whether or not the e-mail has an account. */
export async function forgottenPasswordAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, forgottenPasswordInput);
  if (!form.ok) return refused(form.problem);
  const { email } = form.value;
  const response = await forgotPassword(store, { email, callbackUrl: toAbsoluteUrl(context, paths.resetPassword()) });
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'info', text: t('account:forgotten.sent', { email }) });
  return seeOther(paths.login());
}
