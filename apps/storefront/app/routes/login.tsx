import { loginPageLoader } from '@vyloha/account/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { loginPageAction as action } from '@vyloha/account/server';
export { LoginPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['account', 'forms'], loginPageLoader);
