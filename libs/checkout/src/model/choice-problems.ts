import type { OrderConfirmation } from './order-confirmation';
import { missingChoices, type MissingChoice, type Offer, type Selection } from './selection';

/** A refused choice: the field of the form and the key of its message. */
export interface ChoiceProblem {
  field: MissingChoice | 'deliveryTimeSlot';
  message: string;
}

type Choices = Pick<OrderConfirmation, 'shipper' | 'shipperBranch' | 'payment' | 'deliveryTimeSlot'>;

/** What cannot be chosen now differs from what was not chosen at all; a branch is only ever missing. */
function messageOf(field: MissingChoice, choices: Choices): string {
  const isChosen = field !== 'shipperBranch' && choices[field] !== '';
  return `checkout:problem.${field}${isChosen ? 'Unavailable' : ''}`;
}

/** A time of another shipper than the chosen one is no problem: it was chosen before and cleared with its shipper. */
function isTimeGone(deliveryTimeId: string, { deliveryTimes }: Offer): boolean {
  const offered = Object.values(deliveryTimes).flat();
  return deliveryTimeId !== '' && !offered.some(({ id }) => id === deliveryTimeId);
}

/** Why an order cannot be sent: choices that are missing, and those that could not be kept. */
export function choiceProblems(choices: Choices, selection: Selection, offer: Offer): ChoiceProblem[] {
  const problems: ChoiceProblem[] = missingChoices(selection, offer).map((field) => ({
    field,
    message: messageOf(field, choices),
  }));
  return isTimeGone(choices.deliveryTimeSlot, offer)
    ? [...problems, { field: 'deliveryTimeSlot', message: 'checkout:problem.deliveryTimeUnavailable' }]
    : problems;
}
