import type { ActionFunctionArgs } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { registerInvited as register } from '../../api/accounts.server';
import { passwordFields } from '../../model/new-password';
import { invitedInput } from '../../model/password-inputs';
import { userAgentOf } from '../customer-session/user-agent-of.server';
import { completeLogin } from '../customer-session/complete-login.server';

const wireFields: Readonly<Record<string, string>> = {
  ...passwordFields,
  firstName: 'firstName',
  lastName: 'lastName',
};

/**
 * Makes the account of somebody whom a company invited, and logs in.
 * @returns the refusal of the form; `null` when they are logged in
 */
export async function registerInvited({ request, context }: ActionFunctionArgs, fields: FormData) {
  const form = await parseSubmission(fields, invitedInput);
  if (!form.ok) return refused(form.problem);
  const { email: _, ...person } = form.value;
  const response = await register(context.store, { ...person, userAgent: userAgentOf(request) });
  if (!response.ok)
    return refused(
      form.refuse(response.errors, (field) => wireFields[field]),
      { status: response.status },
    );
  context.events.report?.({ name: 'sign_up', method: 'password' });
  return (await completeLogin(context, response.data)) ? null : seeOther(paths.login());
}
