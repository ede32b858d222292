/** Query key of what a page searches for. */
export const searchKey = 'q';
