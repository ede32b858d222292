/** `waiting`: not handed over yet, it is tried again · `sent` · `refused`: not tried again by itself. */
export const eInvoiceStates = ['waiting', 'sent', 'refused'] as const;

export type EInvoiceState = (typeof eInvoiceStates)[number];
