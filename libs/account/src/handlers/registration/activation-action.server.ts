import type { ActionFunctionArgs } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { activate, confirmRegistration } from '../../api/accounts.server';
import { activationInput, confirmRegistrationInput } from '../../model/password-inputs';
import { completeLogin } from '../customer-session/complete-login.server';
import { userAgentOf } from '../customer-session/user-agent-of.server';

/** Verifies the logged-in customer's e-mail. */
async function confirmEmail({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, activationInput);
  if (!form.ok) return refused(form.problem);
  const response = await activate(store, form.value.token);
  if (!response.ok)
    return refused(
      form.refuse(response.errors, () => undefined),
      { status: response.status },
    );
  session.flash({ kind: 'success', text: t('account:activation.success') });
  return seeOther(paths.dashboard());
}

/** Creates the account and logs its owner in; the guest's cart is merged into the customer's. */
async function completeRegistration({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, confirmRegistrationInput);
  if (!form.ok) return refused(form.problem);
  const { token, password } = form.value;
  const response = await confirmRegistration(store, { token, password, userAgent: userAgentOf(request) });
  if (!response.ok) {
    const refusal = form.refuse(response.errors, (field) => (field === 'password' ? field : undefined));
    return refused(refusal, { status: response.status });
  }
  await completeLogin(context, response.data);
  context.events.report?.({ name: 'sign_up', method: 'password' });
  session.flash({ kind: 'success', text: t('account:registration.success') });
  return seeOther(paths.dashboard());
}

/** Requires a POST, since mail scanners open links too. */
export async function activationAction(args: ActionFunctionArgs) {
  return args.context.shopper.user === null ? completeRegistration(args) : confirmEmail(args);
}
