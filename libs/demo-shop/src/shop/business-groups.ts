/** Groups of business customers. */
export const businessGroups: readonly string[] = ['business'];
