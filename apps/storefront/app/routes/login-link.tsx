import { loginLinkLoader } from '@vyloha/account/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { loginLinkAction as action } from '@vyloha/account/server';
export { LoginLinkPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['account', 'forms'], loginLinkLoader);
