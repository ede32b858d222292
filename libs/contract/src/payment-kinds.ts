/** Kinds of payment: the `type` of a payment on the wire. */
export const paymentKinds = ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE', 'INVOICE'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

const paidUpFront: Readonly<Record<PaymentKind, boolean>> = {
  CASH_ON_DELIVERY: false,
  BANK_TRANSFER: true,
  ONLINE: true,
  INVOICE: false,
};

const needingGateway: Readonly<Record<PaymentKind, boolean>> = {
  CASH_ON_DELIVERY: false,
  BANK_TRANSFER: false,
  ONLINE: true,
  INVOICE: false,
};

/** Whether a shop without a payment gateway cannot offer it. */
export function needsGateway(kind: PaymentKind): boolean {
  return needingGateway[kind];
}

/** Whether an order is paid before its products are sent. */
export function isPaidUpFront(kind: PaymentKind): boolean {
  return paidUpFront[kind];
}
