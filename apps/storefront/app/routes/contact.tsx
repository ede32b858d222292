import { createContentPageLoader } from '@vyloha/content-blocks/server';
import { sellingPointSlugs } from '@vyloha/links';
import { withMessages } from '../compose/texts/with-messages.server';

export { ContactPage as default } from '@vyloha/content-blocks/ui';
export { contactAction as action } from '@vyloha/content-blocks/server';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['content-blocks', 'forms'], createContentPageLoader(sellingPointSlugs.contact));
