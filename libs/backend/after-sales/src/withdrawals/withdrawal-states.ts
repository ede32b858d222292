/** States of a withdrawal. `rejected` gives its amounts back to the order; the last two are final. */
export const withdrawalStates = ['received', 'accepted', 'refunded', 'rejected'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];
