import { withMessages } from '../compose/texts/with-messages.server';
import { productWithBranchesLoader } from '../pages/product-page-loader.server';

export { productPageAction as action } from '@vyloha/catalog/server';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { ProductPage as default } from '../pages/product-page';

export const loader = withMessages(['catalog', 'branches.stock', 'forms'], productWithBranchesLoader);
