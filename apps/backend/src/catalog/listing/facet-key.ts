/** Filter groups, as they are named in counting. */
export const parameterGroupPrefix = 'p/';
export const brandGroup = 'brands';
export const tagGroup = 'tags';
/** Between a group and its value; no id has it. */
export const facetSeparator = '\t';
