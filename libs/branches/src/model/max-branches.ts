/** Branches per request: all that a shop can have, as a map shows them. */
export const maxBranches = 500;

/** Branches on a page of the list: whole rows of two, three and four. */
export const branchesPerPage = 12;
