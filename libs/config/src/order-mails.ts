/** States of an order of which its customer is told by mail. */
export const orderMailStates = ['paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderMailState = (typeof orderMailStates)[number];

/** Mails after the confirmation of an order that a shop may leave to others: of its states, a reminder to pay, of money that was sent back, and with its documents. */
export const orderMails = [...orderMailStates, 'unpaid', 'refund', 'invoice', 'creditNote'] as const;

export type OrderMail = (typeof orderMails)[number];

export function isOrderMail(name: string): name is OrderMail {
  return orderMails.some((known) => known === name);
}
