import { contentPageLoader } from '@vyloha/content-blocks/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { ContentPage as default } from '@vyloha/content-blocks/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['content-blocks'], contentPageLoader);
