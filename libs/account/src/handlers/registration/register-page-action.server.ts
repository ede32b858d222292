import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { register } from '../../api/accounts.server';
import { passwordFields } from '../../model/new-password';
import { registerInput } from '../../model/password-inputs';
import { toAbsoluteUrl } from '../to-absolute-url.server';

function toFormField(wireField: string): string | undefined {
  return wireField === 'email' ? wireField : passwordFields[wireField];
}

/**
 * Has the registration link mailed. The page is the same whether or not the e-mail has an account, so that nobody
 * can find out who is a customer.
 */
export async function registerPageAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, registerInput);
  if (!form.ok) return refused(form.problem);
  const response = await register(store, { ...form.value, callbackUrl: toAbsoluteUrl(context, paths.activate()) });
  if (!response.ok) return refused(form.refuse(response.errors, toFormField), { status: response.status });
  session.flash({ kind: 'info', text: t('account:register.sent', { email: form.value.email }) });
  return seeOther(paths.login());
}
