import './handlers/load-context.server';

export { getGlobals } from './api/get-globals.server';
export { getUser } from './api/get-user.server';
export { listCurrencies } from './api/list-currencies.server';
export { logout } from './api/logout.server';
export { startGuestSession } from './handlers/start-guest-session.server';
export { changePreferencesAction } from './handlers/change-preferences.server';
export { isFeatureAllowed, isFeatureEnabled } from './handlers/is-feature-enabled.server';
export type { HostedSession } from './handlers/hosted-session.server';
export { clearIdentity } from './model/identity-proof';
export { startSession } from './handlers/start-session.server';
