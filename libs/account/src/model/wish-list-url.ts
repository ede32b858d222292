/** The list behind the hearts, in calls of the store. */
export const wishListUrl = '/api/v1/user/shopping-lists/code/wishlist';
