import { favouritesAction, favouritesLoader } from '@vyloha/account/server';
import { whenShown } from '../../compose/when-valid.server';
import { withMessages } from '../../compose/with-messages.server';

export { FavouritesPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/late-tags';

export const loader = withMessages(['catalog'], whenShown('favourites', favouritesLoader));
export const action = whenShown('favourites', favouritesAction);
