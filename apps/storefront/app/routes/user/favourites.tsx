import { favouritesAction, favouritesLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { FavouritesPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['catalog'] };
export const loader = requireFeature('favourites', favouritesLoader);
export const action = requireFeature('favourites', favouritesAction);
