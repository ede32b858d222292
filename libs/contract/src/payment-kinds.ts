/** Kinds of payment: the `type` of a payment on the wire. */
export const paymentKinds = ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE'] as const;

export type PaymentKind = (typeof paymentKinds)[number];
