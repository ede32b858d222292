import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { changePassword } from '../../api/change-password.server';
import { passwordFields } from '../../model/new-password';
import { changePasswordInput } from '../../model/password-inputs';
import { saveDeviceToken } from '../customer-session/save-device-token.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { endDeviceSession, endEveryDeviceSession } from './end-sessions.server';

/**
 * Changes the password, which ends the other sessions of the account; with `endSession` (its id) or `endAllSessions`
 * ends only those.
 */
export async function passwordAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const fields = await readForm(args.request);
  const endedId = fields.get('endSession');
  if (typeof endedId === 'string') return endDeviceSession(args.context, endedId);
  if (fields.has('endAllSessions')) return endEveryDeviceSession(args.context);
  const form = await parseSubmission(fields, changePasswordInput);
  if (!form.ok) return refused(form.problem);
  const response = await changePassword(store, form.value);
  if (!response.ok) {
    return refused(
      form.refuse(response.errors, (field) => passwordFields[field]),
      { status: response.status },
    );
  }
  saveDeviceToken(args.context, response.data);
  session.flash({ kind: 'success', text: t('account:password.saved') });
  return seeOther(paths.changePassword());
}
