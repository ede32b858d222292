import { withMessages } from '../compose/texts/with-messages.server';
import { homeWithProductsLoader } from '../pages/home-page-loader.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { HomePage as default } from '../pages/home-page';

export const loader = withMessages(['catalog', 'content-blocks'], homeWithProductsLoader);
