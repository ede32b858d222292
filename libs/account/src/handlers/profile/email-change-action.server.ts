import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { accountPaths, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { confirmEmailChange, requestEmailChange } from '../../api/profile.server';
import { emailChangeInput } from '../../model/email-change-input';
import { activationInput } from '../../model/password-inputs';
import { requireCustomer } from '../customer-session/require-customer.server';
import { toAbsoluteUrl } from '../to-absolute-url.server';

async function confirm({ session, store, t }: AppLoadContext, fields: FormData) {
  const form = await parseSubmission(fields, activationInput);
  if (!form.ok) return refused(form.problem);
  const response = await confirmEmailChange(store, form.value.token);
  if (!response.ok) {
    const refusal = form.refuse(response.errors, () => undefined);
    return refused(refusal, { status: response.status });
  }
  session.flash({ kind: 'success', text: t('account:emailChange.done', { email: response.data.email }) });
  return seeOther(paths.personalSettings());
}

/** Has a link mailed to the new e-mail, or confirms it by the secret of that link: mail scanners only open links. */
export async function emailChangeAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { context, request } = args;
  const fields = await readForm(request);
  if (fields.has('token')) return confirm(context, fields);
  const form = await parseSubmission(fields, emailChangeInput);
  if (!form.ok) return refused(form.problem);
  const { session, store, t } = context;
  const callbackUrl = toAbsoluteUrl(context, accountPaths.changeEmail());
  const response = await requestEmailChange(store, { ...form.value, callbackUrl });
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  session.flash({ kind: 'success', text: t('account:emailChange.sent', { email: form.value.email }) });
  return seeOther(paths.personalSettings());
}
