import { registerPageAction, registerPageLoader } from '@vyloha/account/server';
import { requireFeature } from '../compose/loaders/require-feature.server';
import { withMessages } from '../compose/texts/with-messages.server';

export { RegisterPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['account', 'forms'], requireFeature('registration', registerPageLoader));
export const action = requireFeature('registration', registerPageAction);
