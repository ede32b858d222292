import { eshopPageLoader } from '@vyloha/catalog/server';
import { listingTexts } from '../compose/listing-texts';
import { withMessages } from '../compose/with-messages.server';

export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
export { EshopPage as default } from '../pages/eshop-page';

export const loader = withMessages(listingTexts, eshopPageLoader);
