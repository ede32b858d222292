import type { DeliveryTime } from './delivery-time';
import type { Payment } from '../payment/payment';
import { isPickUp, type Shipper } from './shipper';

/** The shopper's selection on the shipping-and-payment step, by id. */
export interface Selection {
  shipperId: string | null;
  branchId: string | null;
  paymentId: string | null;
  deliveryTimeId: string | null;
}

/** The available options. */
export interface Offer<S extends Shipper = Shipper, P extends Payment = Payment> {
  shippers: readonly S[];
  payments: readonly P[];
  /** By shipper; absent for shippers without pick-up. */
  branchIds: Readonly<Record<string, readonly string[]>>;
  /** By shipper; absent for shippers without delivery times. */
  deliveryTimes: Readonly<Record<string, readonly DeliveryTime[]>>;
}

export const emptySelection: Selection = { shipperId: null, branchId: null, paymentId: null, deliveryTimeId: null };

export const emptyOffer: Offer = { shippers: [], payments: [], branchIds: {}, deliveryTimes: {} };

/** True when the shipper does not accept the payment. */
export function isPaymentBlocked(
  paymentId: string | null,
  shipper: Pick<Shipper, 'blockedPaymentIds'> | null,
): boolean {
  return paymentId !== null && shipper !== null && shipper.blockedPaymentIds.includes(paymentId);
}

/** True when the payment is not offered, cannot be used now, or the shipper does not accept it. */
function isPaymentUnavailable(payment: Payment | null, shipper: Pick<Shipper, 'blockedPaymentIds'> | null): boolean {
  return payment === null || (payment.unavailable ?? null) !== null || isPaymentBlocked(payment.id, shipper);
}

/** A different shipper clears the branch and the delivery time; a payment it does not accept is cleared as well. */
export function selectShipper(selection: Selection, shipper: Pick<Shipper, 'id' | 'blockedPaymentIds'>): Selection {
  const unblocked = isPaymentBlocked(selection.paymentId, shipper) ? { ...selection, paymentId: null } : selection;
  return shipper.id === selection.shipperId
    ? unblocked
    : { ...unblocked, shipperId: shipper.id, branchId: null, deliveryTimeId: null };
}

/**
 * The selection after the delivery step: its pick-up, or none of them when the order goes to an address. Another shipper
 * that was selected before stays.
 */
export function selectPickUp(
  selection: Selection,
  pickUpId: string | null,
  pickUps: readonly Pick<Shipper, 'id'>[],
): Selection {
  const isPickedUp = pickUps.some(({ id }) => id === selection.shipperId);
  if (pickUpId === selection.shipperId || (pickUpId === null && !isPickedUp)) return selection;
  return { ...selection, shipperId: pickUpId, branchId: null, deliveryTimeId: null };
}

/**
 * The shippers that the delivery step has ruled out: all but the pick-up that is selected; otherwise every pick-up where it
 * has an address, and all that need one where it has none. None where nothing would be left.
 */
export function ruledOutShipperIds(
  { shipperId, hasAddress }: Pick<Selection, 'shipperId'> & { hasAddress: boolean },
  shippers: readonly Pick<Shipper, 'id' | 'isAddressRequired'>[],
): string[] {
  const isPickedUp = shippers.some(({ id, isAddressRequired }) => id === shipperId && !isAddressRequired);
  const fits = (shipper: (typeof shippers)[number]) =>
    isPickedUp ? shipper.id === shipperId : shipper.isAddressRequired === hasAddress;
  return shippers.some(fits) ? shippers.filter((shipper) => !fits(shipper)).map(({ id }) => id) : [];
}

/** Whether the branch belongs to the selected shipper. */
export function isBranchOffered(branchId: string | null, shipperId: string | null, offer: Offer): boolean {
  const branchIds = shipperId === null ? undefined : offer.branchIds[shipperId];
  return branchIds?.some((id) => id === branchId) === true;
}

/** Whether the delivery time belongs to the selected shipper. */
export function isDeliveryTimeOffered(deliveryTimeId: string | null, shipperId: string | null, offer: Offer): boolean {
  const times = shipperId === null ? undefined : offer.deliveryTimes[shipperId];
  return times?.some(({ id }) => id === deliveryTimeId) === true;
}

/** A selected shipper or payment that is no longer offered is cleared, the shipper with its branch. */
export function clearUnavailable(selection: Selection, offer: Offer): Selection {
  const { branchId, paymentId, deliveryTimeId } = selection;
  const shipper = findShipper(selection, offer);
  const shipperId = shipper?.id ?? null;
  const isPaymentAvailable = !isPaymentUnavailable(findPayment(selection, offer), shipper);
  return {
    shipperId,
    branchId: isBranchOffered(branchId, shipperId, offer) ? branchId : null,
    paymentId: isPaymentAvailable ? paymentId : null,
    deliveryTimeId: isDeliveryTimeOffered(deliveryTimeId, shipperId, offer) ? deliveryTimeId : null,
  };
}

/** The offer narrowed to shippers that deliver to the country. */
export function filterOfferByCountry<S extends Shipper, P extends Payment>(
  countryCode: string,
  offer: Offer<S, P>,
): Offer<S, P> {
  return { ...offer, shippers: offer.shippers.filter(({ countryCodes }) => countryCodes.includes(countryCode)) };
}

export function findShipper<S extends Shipper>(
  { shipperId }: Pick<Selection, 'shipperId'>,
  { shippers }: Pick<Offer<S>, 'shippers'>,
): S | null {
  return shippers.find(({ id }) => id === shipperId) ?? null;
}

export function findPayment<P extends Payment>(
  { paymentId }: Pick<Selection, 'paymentId'>,
  { payments }: Pick<Offer<Shipper, P>, 'payments'>,
): P | null {
  return payments.find(({ id }) => id === paymentId) ?? null;
}

/** A part of the selection by its form field. */
export type MissingSelection = 'shipper' | 'shipperBranch' | 'payment';

/** Selections still missing before an order can be placed. */
export function findMissingSelections(selection: Selection, offer: Offer): MissingSelection[] {
  const shipper = findShipper(selection, offer);
  const payment = findPayment(selection, offer);
  const missing: (MissingSelection | false)[] = [
    shipper === null && 'shipper',
    shipper !== null && isPickUp(shipper) && selection.branchId === null && 'shipperBranch',
    isPaymentUnavailable(payment, shipper) && 'payment',
  ];
  return missing.filter((field) => field !== false);
}
