import type { OrderConfirmation } from '../placing/order-confirmation';
import { findMissingSelections, findShipper, type MissingSelection, type Offer, type Selection } from './selection';
import { isAtPoint, type Shipper } from './shipper';

/** A rejected selection: the form field and its message, a key or final. */
export interface SelectionProblem {
  field: MissingSelection | 'deliveryTimeSlot';
  message: string;
}

/** The selected shipper goes to an address, and the details have none. */
export const addressMissing = 'checkout:problem.addressMissing';

type SelectionFields = Pick<OrderConfirmation, 'shipper' | 'shipperBranch' | 'payment' | 'deliveryTimeSlot'>;

/** A point that was selected is gone; one of a shipper that was selected before is only missing, and so is a branch. */
function placeMessage({ shipperBranch }: SelectionFields, shipper: Shipper | null, { branchIds }: Offer): string {
  if (shipper === null || !isAtPoint(shipper)) return 'checkout:problem.shipperBranch';
  const isOfOther = Object.values(branchIds).some((ids) => ids.includes(shipperBranch));
  return `checkout:problem.point${shipperBranch !== '' && !isOfOther ? 'Unavailable' : ''}`;
}

/** An unavailable selection has another message than a missing one; a payment may say itself why it is. */
function messageOf(
  field: Exclude<MissingSelection, 'shipperBranch'>,
  fields: SelectionFields,
  { payments }: Offer,
): string {
  const selected = field === 'payment' ? payments.find(({ id }) => id === fields.payment) : undefined;
  if (selected?.unavailable) return selected.unavailable;
  return `checkout:problem.${field}${fields[field] !== '' ? 'Unavailable' : ''}`;
}

/** A time of another shipper is no problem: it was selected before and is cleared with its shipper. */
function isDeliveryTimeUnavailable(deliveryTimeId: string, { deliveryTimes }: Offer): boolean {
  const availableTimes = Object.values(deliveryTimes).flat();
  return deliveryTimeId !== '' && !availableTimes.some(({ id }) => id === deliveryTimeId);
}

/** Why an order cannot be placed: missing and unavailable selections, and a shipper without an address to go to. */
export function findSelectionProblems(
  fields: SelectionFields,
  selection: Selection,
  offer: Offer,
  hasAddress: boolean,
): SelectionProblem[] {
  const shipper = findShipper(selection, offer);
  const problems: SelectionProblem[] = findMissingSelections(selection, offer).map((field) => ({
    field,
    message: field === 'shipperBranch' ? placeMessage(fields, shipper, offer) : messageOf(field, fields, offer),
  }));
  if (!hasAddress && shipper?.isAddressRequired) problems.push({ field: 'shipper', message: addressMissing });
  return isDeliveryTimeUnavailable(fields.deliveryTimeSlot, offer)
    ? [...problems, { field: 'deliveryTimeSlot', message: 'checkout:problem.deliveryTimeUnavailable' }]
    : problems;
}
