/** The wish list, used by the wish-list buttons. */
export const wishListCode = 'wishlist';
