import { loaderOfPage } from '@vyloha/content-blocks/server';
import { sellingPointSlugs } from '@vyloha/links';
import { withMessages } from '../compose/with-messages.server';

export { ContentPage as default } from '@vyloha/content-blocks/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';

export const loader = withMessages(['content-blocks'], loaderOfPage(sellingPointSlugs.aboutPurchase));
