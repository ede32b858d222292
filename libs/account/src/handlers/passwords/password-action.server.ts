import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { changePassword } from '../../api/passwords.server';
import { passwordFields } from '../../model/new-password';
import { changePasswordInput } from '../../model/password-inputs';
import { saveDeviceToken } from '../customer-session/save-device-token.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { addCustomerPasskey, removeCustomerPasskey } from '../passkeys/change-passkeys.server';
import { endDeviceSession, endEveryDeviceSession } from './end-sessions.server';

/**
 * Changes the password, which ends the other sessions of the account; with `endSession` (its id) or `endAllSessions`
 * ends only those, with `newPasskey` and `passkeyName` or `removePasskey` (its id) changes the passkeys.
 */
export async function passwordAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const fields = await readForm(args.request);
  const endedId = fields.get('endSession');
  if (typeof endedId === 'string') return endDeviceSession(args.context, endedId);
  if (fields.has('endAllSessions')) return endEveryDeviceSession(args.context);
  const removedId = fields.get('removePasskey');
  if (typeof removedId === 'string') return removeCustomerPasskey(args.context, removedId);
  const credential = fields.get('newPasskey');
  if (typeof credential === 'string') {
    return addCustomerPasskey(args.context, { credential, name: String(fields.get('passkeyName') ?? '') });
  }
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
