import { productPageLoader } from '@vyloha/catalog/server';
import { withMessages } from '../compose/with-messages.server';

export { ProductPage as default } from '@vyloha/catalog/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/page-meta';

export const loader = withMessages(['catalog'], productPageLoader);
