import { withMessages } from '../compose/texts/with-messages.server';
import { styleGuideLoader } from '../pages/style-guide/style-guide-loader.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { StyleGuidePage as default } from '../pages/style-guide/style-guide-page';

export const loader = withMessages(['catalog', 'cart', 'content-blocks', 'forms'], styleGuideLoader);
