/** Keys of filter groups in the facet counts. */
export const parameterGroupPrefix = 'p/';
export const brandGroup = 'brands';
export const tagGroup = 'tags';
/** Separates a group from its value; ids never contain it. */
export const facetSeparator = '\t';
