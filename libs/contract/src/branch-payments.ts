/** How shoppers pay at a branch. */
export const branchPayments = ['cash', 'card', 'qr'] as const;

export type BranchPayment = (typeof branchPayments)[number];
