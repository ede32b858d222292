import type { FormRefusal } from '@vyloha/forms';
import { findMissingSelections, type Offer, type Selection } from '../../model/selection/selection';

type Submission = FormRefusal['submission'];

/** In page order. */
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

/** The errors without those of fields selected since then; with script a selection makes no request. */
export function getUnresolvedErrors(submission: Submission | undefined, selection: Selection, offer: Offer) {
  if (!submission?.error) return submission;
  const missing: readonly string[] = findMissingSelections(selection, offer);
  const isResolved = (name: string) =>
    ['shipper', 'shipperBranch', 'payment'].includes(name) && !missing.includes(name);
  const unresolved = Object.entries(submission.error)
    .filter(([name]) => !isResolved(name))
    .sort(([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b));
  return { ...submission, error: Object.fromEntries(unresolved) };
}
