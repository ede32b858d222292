import { cancelWatchLoader } from '@vyloha/catalog/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { cancelWatchAction as action } from '@vyloha/catalog/server';
export { CancelWatchPage as default } from '@vyloha/catalog/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['catalog.watch'], cancelWatchLoader);
