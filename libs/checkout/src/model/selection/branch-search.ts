/** A search for branches of a shipper. */
export interface BranchSearch {
  shipperId: string;
  query: string;
}

/** Stores the selection and shows its price, without an order; with the id of a shipper, searches its branches. */
export const recalculateButton = 'recalculate';

const fieldPrefix = 'branchQuery-';

/** Each shipper's search has a field of its own in the form of the order. */
export function branchSearchField(shipperId: string): string {
  return `${fieldPrefix}${shipperId}`;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** What a network's map has chosen, by the network's own id. */
const remoteIdField = 'pickUpRemoteId';

/** Takes the choice of a map out of the form. */
export function takeRemoteId(form: FormData): string | null {
  const remoteId = textOf(form.get(remoteIdField));
  form.delete(remoteIdField);
  return remoteId === '' ? null : remoteId;
}

/** Takes the searches out of the form; the one of the pressed button, or of the selected shipper, is what to search. */
export function takeBranchSearch(form: FormData): BranchSearch | null {
  const button = textOf(form.get(recalculateButton));
  const shipperId = form.has(branchSearchField(button)) ? button : textOf(form.get('shipper'));
  const query = textOf(form.get(branchSearchField(shipperId)));
  for (const name of [...form.keys()]) if (name.startsWith(fieldPrefix)) form.delete(name);
  return query === '' ? null : { shipperId, query };
}

/** The search in a page's URL. */
export function readBranchSearch(url: string): BranchSearch | null {
  const { searchParams } = new URL(url);
  const shipperId = searchParams.get('doprava') ?? '';
  const query = (searchParams.get('misto') ?? '').trim();
  return shipperId === '' || query === '' ? null : { shipperId, query };
}
