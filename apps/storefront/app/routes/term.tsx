import { termPageLoader } from '@vyloha/content-blocks/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { TermPage as default } from '../pages/term-page';

export const loader = withMessages(['catalog', 'content-blocks'], termPageLoader);
