import { changeWishList } from '@vyloha/account/server';
import { requireFeature } from '../compose/require-feature.server';

export { loader } from '../compose/post-only.server';

export const action = requireFeature('wishList', changeWishList);
