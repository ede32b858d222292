import type { Payment } from './payment';
import { shipsTo, type Shipper } from './shipper';

/** What the shopper chose on the shipping-and-payment step, by id. */
export interface Selection {
  shipperId: string | null;
  branchId: string | null;
  paymentId: string | null;
  deliveryTimeId: string | null;
}

/** What can be chosen from. */
export interface Offer {
  shippers: readonly Shipper[];
  payments: readonly Payment[];
}

export const nothingSelected: Selection = { shipperId: null, branchId: null, paymentId: null, deliveryTimeId: null };

/** True when the shipper does not accept the payment. */
export function isBlocked(paymentId: string | null, shipper: Pick<Shipper, 'blockedPaymentIds'> | null): boolean {
  return paymentId !== null && shipper !== null && shipper.blockedPaymentIds.includes(paymentId);
}

/** A different shipper clears the branch and the delivery time; a payment it does not accept is cleared as well. */
export function selectShipper(selection: Selection, shipper: Shipper): Selection {
  const unblocked = isBlocked(selection.paymentId, shipper) ? { ...selection, paymentId: null } : selection;
  return shipper.id === selection.shipperId
    ? unblocked
    : { ...unblocked, shipperId: shipper.id, branchId: null, deliveryTimeId: null };
}

/** A selected shipper or payment that is no longer offered is cleared, the shipper with its branch. */
export function keepAvailable(selection: Selection, offer: Offer): Selection {
  const shipper = findShipper(selection, offer);
  const isPaymentKept =
    offer.payments.some(({ id }) => id === selection.paymentId) && !isBlocked(selection.paymentId, shipper);
  return {
    shipperId: shipper?.id ?? null,
    branchId: shipper?.isPickUp ? selection.branchId : null,
    deliveryTimeId: shipper ? selection.deliveryTimeId : null,
    paymentId: isPaymentKept ? selection.paymentId : null,
  };
}

/** The offer narrowed to shippers that deliver to the country. */
export function offerFor(countryCode: string, offer: Offer): Offer {
  return { ...offer, shippers: offer.shippers.filter((shipper) => shipsTo(shipper, countryCode)) };
}

export function findShipper({ shipperId }: Pick<Selection, 'shipperId'>, { shippers }: Offer): Shipper | null {
  return shippers.find(({ id }) => id === shipperId) ?? null;
}

export function findPayment({ paymentId }: Pick<Selection, 'paymentId'>, { payments }: Offer): Payment | null {
  return payments.find(({ id }) => id === paymentId) ?? null;
}

export type MissingChoice = 'shipper' | 'shipperBranch' | 'payment';

/** What still has to be chosen before an order can be placed; names are those of the form's fields. */
export function missingChoices(selection: Selection, offer: Offer): MissingChoice[] {
  const shipper = findShipper(selection, offer);
  const payment = findPayment(selection, offer);
  const missing: (MissingChoice | false)[] = [
    shipper === null && 'shipper',
    shipper?.isPickUp === true && selection.branchId === null && 'shipperBranch',
    (payment === null || isBlocked(payment.id, shipper)) && 'payment',
  ];
  return missing.filter((choice) => choice !== false);
}
