import { forgottenPasswordLoader } from '@vyloha/account/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { forgottenPasswordAction as action } from '@vyloha/account/server';
export { ForgottenPasswordPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['account', 'forms'], forgottenPasswordLoader);
