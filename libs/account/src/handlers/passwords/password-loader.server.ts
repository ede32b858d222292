import type { LoaderFunctionArgs } from '@remix-run/node';
import { listSessions } from '../../api/list-sessions.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The form that changes the password, and the devices that are logged in. */
export async function passwordLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  const { store, t } = args.context;
  return { email, sessions: await listSessions(store), meta: { title: t('account:menu.password') } };
}
