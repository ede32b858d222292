import { listingNamespaces } from '../compose/texts/message-namespaces';
import { withMessages } from '../compose/texts/with-messages.server';
import { catchAllLoader } from '../pages/catch-all-loader.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { CatchAllPage as default } from '../pages/catch-all-page';

export const loader = withMessages(listingNamespaces, catchAllLoader);
