import { withMessages } from '../compose/with-messages.server';
import { homeWithProductsLoader } from '../pages/home-page-loader.server';

export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { HomePage as default } from '../pages/home-page';

export const loader = withMessages(['catalog', 'content-blocks'], homeWithProductsLoader);
