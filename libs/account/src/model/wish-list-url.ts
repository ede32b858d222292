/** URL of the wish list in the store API. */
export const wishListUrl = '/api/v1/user/shopping-lists/code/wishlist';
