import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { activate } from '../api/activate.server';
import { activationInput } from '../model/password-inputs';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Proves the e-mail. A form, since programs that look through mails open links as well. */
export async function activationAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const form = await parseSubmission(args.request, activationInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await activate(store, form.value.token);
  if (!answer.ok)
    return data(
      form.refuse(answer.errors, () => undefined),
      { status: answer.status },
    );
  session.flash({ kind: 'success', text: t('account:activation.success') });
  return redirect(paths.dashboard(), SEE_OTHER);
}
