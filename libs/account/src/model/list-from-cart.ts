import { paths } from '@vyloha/links';

/** Query key of the shopping lists: the form for a new list starts filled in for saving the cart. */
export const fromCartKey = 'z-kosiku';

/** Path of the shopping lists with the form filled in for saving the cart. */
export const listFromCartPath = () => `${paths.shoppingLists()}?${fromCartKey}=1`;
