import { favouritesAction, favouritesLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';
import { withMessages } from '../../compose/texts/with-messages.server';

export { FavouritesPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = withMessages(['catalog'], requireFeature('favourites', favouritesLoader));
export const action = requireFeature('favourites', favouritesAction);
