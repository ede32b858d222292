/** Branches per request: all that a shop can have, as a map shows them. */
export const maxBranches = 500;
