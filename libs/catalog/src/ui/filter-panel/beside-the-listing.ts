/** Where the filters stand beside the goods; narrower pages are covered by them. */
export const besideTheListing = '(min-width: 1024px)';
