import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { activate } from '../api/activate.server';
import { confirmRegistration } from '../api/confirm-registration.server';
import { activationInput, confirmRegistrationInput } from '../model/password-inputs';
import { letIn } from './let-in.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Proves the e-mail of who is logged in. */
async function proveEmail({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, activationInput);
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

/** Makes the account and logs its owner in, who takes the guest's cart along. */
async function completeRegistration({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, confirmRegistrationInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { token, password } = form.value;
  const answer = await confirmRegistration(store, { token, password });
  if (!answer.ok) {
    const refusal = form.refuse(answer.errors, (field) => (field === 'password' ? field : undefined));
    return data(refusal, { status: answer.status });
  }
  await letIn(context, answer.data);
  session.flash({ kind: 'success', text: t('account:registration.success') });
  return redirect(paths.dashboard(), SEE_OTHER);
}

/** A form, since programs that look through mails open links as well. */
export async function activationAction(args: ActionFunctionArgs) {
  return args.context.shopper.user === null ? completeRegistration(args) : proveEmail(args);
}
