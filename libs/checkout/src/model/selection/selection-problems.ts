import type { OrderConfirmation } from '../placing/order-confirmation';
import { findMissingSelections, findShipper, type MissingSelection, type Offer, type Selection } from './selection';

/** A rejected selection: the form field and the key of its message. */
export interface SelectionProblem {
  field: MissingSelection | 'deliveryTimeSlot';
  message: string;
}

/** The selected shipper goes to an address, and the details have none. */
export const addressMissing = 'checkout:problem.addressMissing';

type SelectionFields = Pick<OrderConfirmation, 'shipper' | 'shipperBranch' | 'payment' | 'deliveryTimeSlot'>;

/** An unavailable selection has another message than a missing one; a branch can only be missing. */
function messageOf(field: MissingSelection, fields: SelectionFields): string {
  const isSelected = field !== 'shipperBranch' && fields[field] !== '';
  return `checkout:problem.${field}${isSelected ? 'Unavailable' : ''}`;
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
  const problems: SelectionProblem[] = findMissingSelections(selection, offer).map((field) => ({
    field,
    message: messageOf(field, fields),
  }));
  if (!hasAddress && findShipper(selection, offer)?.isAddressRequired)
    problems.push({ field: 'shipper', message: addressMissing });
  return isDeliveryTimeUnavailable(fields.deliveryTimeSlot, offer)
    ? [...problems, { field: 'deliveryTimeSlot', message: 'checkout:problem.deliveryTimeUnavailable' }]
    : problems;
}
