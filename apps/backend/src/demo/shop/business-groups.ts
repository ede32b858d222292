/** Customers who buy for their trade. */
export const businessGroups: readonly string[] = ['business'];
