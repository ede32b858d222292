import { withMessages } from '../compose/with-messages.server';
import { homeWithGoodsLoader } from '../pages/home-page-loader.server';

export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
export { HomePage as default } from '../pages/home-page';

export const loader = withMessages(['catalog', 'content-blocks'], homeWithGoodsLoader);
