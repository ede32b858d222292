import { searchPageLoader } from '@vyloha/search/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { SearchPage as default } from '../pages/search-page';

export const loader = withMessages(['catalog', 'search'], searchPageLoader);
