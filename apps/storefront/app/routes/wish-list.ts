import { changeWishList } from '@vyloha/account/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { loader } from '../compose/loaders/post-only.server';

export const action = requireFeature('wishList', changeWishList);
