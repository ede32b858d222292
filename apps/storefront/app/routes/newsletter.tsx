import { newsletterPageLoader } from '@vyloha/shell/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { NewsletterPage as default } from '@vyloha/shell/ui';
export { newsletterAction as action } from '@vyloha/shell/server';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['shell.cookies', 'shell.newsletter'], newsletterPageLoader);
