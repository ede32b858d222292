import { eshopPageLoader } from '@vyloha/catalog/server';
import { listingNamespaces } from '../compose/texts/message-namespaces';
import { withMessages } from '../compose/texts/with-messages.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { EshopPage as default } from '../pages/eshop-page';

export const loader = withMessages(listingNamespaces, eshopPageLoader);
