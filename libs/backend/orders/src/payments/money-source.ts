/** How money past the gateway became known: told by the staff, or read from a statement of the bank. */
export const moneySources = ['manual', 'statement'] as const;

export type MoneySource = (typeof moneySources)[number];
