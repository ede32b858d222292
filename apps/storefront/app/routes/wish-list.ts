import { changeWishList } from '@vyloha/account/server';
import { whenShown } from '../compose/when-valid.server';

export { loader } from '../compose/posted-only.server';

export const action = whenShown('wishList', changeWishList);
