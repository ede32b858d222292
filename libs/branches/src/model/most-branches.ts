/** Branches asked for at once: all the shop can have, as a map shows them. */
export const mostBranches = 500;
