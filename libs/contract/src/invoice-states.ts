import * as v from 'valibot';

/**
 * How far an order by invoice is: `invoice.state` of an order on the wire. `awaiting`: its invoice comes with the
 * products · `due`: issued, to be paid by its due day · `overdue`: that day has passed · `cancelled`: nothing is to be paid
 * any more, since the order is cancelled or credit notes took all of it back
 */
export const invoiceStates = ['awaiting', 'due', 'overdue', 'paid', 'cancelled'] as const;

export type InvoiceState = (typeof invoiceStates)[number];

/** When an order by invoice is paid: `invoice` of an order on the wire. */
export const invoiceEntries = {
  /** Days from the issue of the invoice. */
  dueDays: v.number(),
  /** YYYY-MM-DD; while the invoice is not issued, the earliest that it can be. */
  dueOn: v.string(),
  state: v.picklist(invoiceStates),
} as const;

const orderInvoice = v.object(invoiceEntries);

export type OrderInvoice = v.InferOutput<typeof orderInvoice>;

/** In the response of an order; a backend without payment by invoice sends none. */
export const optionalInvoice = v.optional(v.nullable(orderInvoice), null);
