import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { listPasskeys } from '../../api/passkeys.server';
import { listSessions } from '../../api/sessions.server';
import { isStaff } from '../customer-session/is-staff.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The form that changes the password, the passkeys, and the devices that are logged in. */
export async function passwordLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  const { config, store, t } = args.context;
  const [sessions, passkeys] = await Promise.all([
    listSessions(store),
    isFeatureOn(config.features, 'passkeys') ? listPasskeys(store) : null,
  ]);
  // The staff would leave themselves a way in.
  const canAddPasskey = !isStaff(args.context);
  return { email, sessions, passkeys, canAddPasskey, meta: { title: t('account:menu.password') } };
}
