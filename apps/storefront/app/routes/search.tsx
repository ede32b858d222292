import { searchPageLoader } from '@vyloha/search/server';
import { withMessages } from '../compose/with-messages.server';

export { SearchPage as default } from '@vyloha/search/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/page-meta';

export const loader = withMessages(['catalog', 'search'], searchPageLoader);
