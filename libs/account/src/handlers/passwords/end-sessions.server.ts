import type { AppLoadContext } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { endAllSessions, endSession } from '../../api/sessions.server';
import { clearCustomerSession } from '../customer-session/clear-customer-session.server';

/** Logs another device out; one that has logged out meanwhile succeeds. */
export async function endDeviceSession({ session, store, t }: AppLoadContext, id: string): Promise<Response> {
  await endSession(store, id);
  session.flash({ kind: 'success', text: t('account:devices.ended') });
  return seeOther(paths.changePassword());
}

/** Logs every device out, this one included. */
export async function endEveryDeviceSession(context: AppLoadContext): Promise<Response> {
  await endAllSessions(context.store);
  await clearCustomerSession(context);
  context.session.flash({ kind: 'success', text: context.t('account:devices.allEnded') });
  return seeOther(paths.login());
}
