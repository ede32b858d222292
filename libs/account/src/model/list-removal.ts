import { paths, withQuery } from '@vyloha/links';

/** Query key of a list's page: asks for the confirmation that it is removed. */
export const listRemovalKey = 'smazat';

/** Path of a list's page with that question. */
export const listRemovalPath = (id: string) => withQuery(paths.shoppingList(id), { [listRemovalKey]: 1 });
