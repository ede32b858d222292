import type { FormRefusal } from '@vyloha/forms/server';
import { missingChoices, type Offer, type Selection } from '../../model/selection';

type Submission = FormRefusal['submission'];

/** In the order of the page. */
const fieldOrder = [
  'shipper',
  'shipperBranch',
  'deliveryTimeSlot',
  'payment',
  'password',
  'passwordConfirmation',
  'customOrderNumber',
  'note',
  'note_for_shipper',
];

/** The refusal without choices made since then; with script they are made without asking the server again. */
export function unsolvedErrors(submission: Submission | undefined, selection: Selection, offer: Offer) {
  if (!submission?.error) return submission;
  const missing: readonly string[] = missingChoices(selection, offer);
  const isSolved = (name: string) => ['shipper', 'shipperBranch', 'payment'].includes(name) && !missing.includes(name);
  const unsolved = Object.entries(submission.error)
    .filter(([name]) => !isSolved(name))
    .sort(([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b));
  return { ...submission, error: Object.fromEntries(unsolved) };
}
