import { productPageLoader } from '@vyloha/catalog/server';
import { withMessages } from '../compose/with-messages.server';

export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
export { ProductPage as default } from '../pages/product-page';

export const loader = withMessages(['catalog'], productPageLoader);
