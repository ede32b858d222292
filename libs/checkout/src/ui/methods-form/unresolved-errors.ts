import type { FormRefusal } from '@vyloha/forms';
import { confirmationFields } from '../../model/placing/confirmation-fields';
import { findMissingSelections, type Offer, type Selection } from '../../model/selection/selection';

type Submission = FormRefusal['submission'];

/** In page order. */
const fieldOrder = Object.keys(confirmationFields);

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
