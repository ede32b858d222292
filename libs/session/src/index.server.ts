import './handlers/load-context.server';

export { getGlobals } from './api/get-globals.server';
export { getUser } from './api/get-user.server';
export { listCurrencies } from './api/list-currencies.server';
export { logout } from './api/logout.server';
export { beginGuestSession } from './handlers/begin-guest-session.server';
export { changeChoicesAction } from './handlers/change-choices.server';
export { isFeatureAllowed, isFeatureShown } from './handlers/is-feature-shown.server';
export type { HostedSession } from './handlers/hosted-session.server';
export { forgetIdentity } from './model/identity-proof';
export { startSession } from './handlers/start-session.server';
