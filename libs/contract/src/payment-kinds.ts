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

const paidInCash: Readonly<Record<PaymentKind, boolean>> = {
  CASH_ON_DELIVERY: true,
  BANK_TRANSFER: false,
  ONLINE: false,
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

/** Whether it is handed over in cash, which is rounded to what coins there are. */
export function isPaidInCash(kind: PaymentKind): boolean {
  return paidInCash[kind];
}
